import { Link } from '@tanstack/react-router'
import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import tabs from '#client/ui/page/tabs.module.css'

const TABS = ['policies', 'claims'] as const
export type InsuranceTab = (typeof TABS)[number]

/** The two lists of insurance, as links with what waits in each; a claim that is late is said at once. */
export function InsuranceTabs({ tab }: { tab: InsuranceTab }) {
  const t = useTranslations('desk.money')
  const { data } = trpc.admin.stats.waiting.useQuery()
  return (
    <>
      <nav className={tabs.tabs} aria-label={t('tabs')}>
        {TABS.map((each) => (
          <Link
            key={each}
            to="/admin/insurance"
            search={{ tab: each }}
            className={tabs.tab}
            aria-current={each === tab ? 'page' : undefined}
            activeProps={{}}
          >
            {t('insurance.waiting', { list: t(`insurance.${each}`), count: data?.[each] ?? 0 })}
          </Link>
        ))}
      </nav>
      {data && data.lateClaims > 0 && (
        <p className={classes.notice}>{t('insurance.lateClaims', { count: data.lateClaims })}</p>
      )}
    </>
  )
}
