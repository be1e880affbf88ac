import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import tabs from '#client/ui/page/tabs.module.css'

const TABS = ['policies', 'claims'] as const
export type InsuranceTab = (typeof TABS)[number]

/** The two lists of insurance, as links. */
export function InsuranceTabs({ tab }: { tab: InsuranceTab }) {
  const t = useTranslations('desk.money')
  return (
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
          {t(`insurance.${each}`)}
        </Link>
      ))}
    </nav>
  )
}
