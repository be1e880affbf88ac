import { lazy, Suspense } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons, Loading } from '#client/ui/Skeletons.tsx'
import { FinanceTabs } from './FinanceTabs.tsx'
import type { FinanceSearch } from './finance-search.ts'
import { Overview } from './overview/Overview.tsx'

const Accounts = lazy(() => import('./money/Accounts.tsx'))
const Methods = lazy(() => import('./money/Methods.tsx'))
const Loans = lazy(() => import('./loans/Loans.tsx'))
const Insurance = lazy(() => import('./insurance/Insurance.tsx'))
const History = lazy(() => import('./history/History.tsx'))

type FinanceScreenProps = { search: FinanceSearch; onSearch: (change: Partial<FinanceSearch>) => void }

/** Farmer Financial Services: five tabs, each with an address of its own. */
export function FinanceScreen({ search, onSearch }: FinanceScreenProps) {
  const t = useTranslations('finance')
  const { tab = 'overview' } = search
  const waiting = (
    <Loading>
      <CardSkeletons count={3} height={180} />
    </Loading>
  )
  return (
    <>
      {/* Another tab is another page for those who hear it. */}
      <PageTitle key={tab} part={t(`tab.${tab}`)}>
        {t('title')}
      </PageTitle>
      <div className={grid.page}>
        <FinanceTabs tab={tab} />
        <Suspense fallback={waiting}>
          {tab === 'overview' && <Overview />}
          {tab === 'mobile-money' && (
            <>
              <Accounts />
              <Methods />
            </>
          )}
          {tab === 'loans' && <Loans />}
          {tab === 'insurance' && <Insurance />}
          {tab === 'history' && <History search={search} onSearch={onSearch} />}
        </Suspense>
      </div>
    </>
  )
}
