import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import tabs from '#client/ui/page/tabs.module.css'
import { FINANCE_TABS, type FinanceTab } from './finance-search.ts'

/** The tabs of the finance screen, as links. */
export function FinanceTabs({ tab }: { tab: FinanceTab }) {
  const t = useTranslations('finance.tab')
  return (
    <nav className={tabs.tabs} aria-label={t('label')}>
      {FINANCE_TABS.map((each) => (
        <Link
          key={each}
          to="/finance"
          search={{ tab: each }}
          className={tabs.tab}
          aria-current={each === tab ? 'page' : undefined}
          activeProps={{}}
        >
          {t(each)}
        </Link>
      ))}
    </nav>
  )
}
