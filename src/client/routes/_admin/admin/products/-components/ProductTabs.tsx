import { Link } from '@tanstack/react-router'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import tabs from '#client/ui/page/tabs.module.css'

const TABS = ['loans', 'insurance'] as const
export type ProductTab = (typeof TABS)[number]

/** What is on offer, as links, with what a change of it means. */
export function ProductTabs({ tab }: { tab: ProductTab }) {
  const t = useTranslations('desk.money')
  return (
    <>
      <nav className={tabs.tabs} aria-label={t('tabs')}>
        {TABS.map((each) => (
          <Link
            key={each}
            to="/admin/products"
            search={{ tab: each }}
            className={tabs.tab}
            aria-current={each === tab ? 'page' : undefined}
            activeProps={{}}
          >
            {t(`product.${each}`)}
          </Link>
        ))}
      </nav>
      <p className={adminClasses.quiet}>{t('product.keeps')}</p>
    </>
  )
}
