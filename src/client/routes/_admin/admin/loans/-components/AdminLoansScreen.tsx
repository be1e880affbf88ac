import { IconWallet } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { useFound } from '#client/ui/live/useFound.ts'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { allRows } from '#client/ui/table/all-rows.ts'
import { DataTable } from '#client/ui/table/DataTable.tsx'
import { FilterBar } from '#client/ui/table/FilterBar.tsx'
import { TableSkeleton } from '#client/ui/table/TableSkeleton.tsx'
import { LOAN_SORTS, LOAN_STATUS, type LoanSort, type LoanStatus } from '#domain/finance/loan.ts'
import { keysOf } from '#domain/table.ts'
import { AdminLoanCard } from './AdminLoanCard.tsx'
import classes from './AdminLoansScreen.module.css'
import { useLoanColumns } from './useLoanColumns.tsx'

const DIALOGS = {
  approve: lazy(() => import('./ApproveDialog.tsx')),
  reject: lazy(() => import('./RejectDialog.tsx')),
  disburse: lazy(() => import('./DisburseDialog.tsx')),
  details: lazy(() => import('./LoanDetailsDialog.tsx')),
  grace: lazy(() => import('./change/GraceDialog.tsx')),
  days: lazy(() => import('./change/DaysDialog.tsx')),
  waive: lazy(() => import('./change/WaiveDialog.tsx')),
  'write-off': lazy(() => import('./change/WriteOffDialog.tsx')),
  'take-back': lazy(() => import('./change/TakeBackDialog.tsx')),
}

type Shown = LoanStatus | 'all'
type AdminLoansProps = {
  /** The status that the address asks for. */
  asked: string | undefined
  words: string
  sort: LoanSort
  onStatus: (status: Shown) => void
  onWords: (words: string) => void
  onSort: (sort: LoanSort) => void
}

/** All loans: by default open applications, or those of another status. */
export function AdminLoansScreen(props: AdminLoansProps) {
  const t = useTranslations('admin.lending')
  return (
    <div className={classes.page}>
      <PageTitle isPlain>{t('title')}</PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      <Loans {...props} />
    </div>
  )
}

const SHOWN: Shown[] = [...keysOf(LOAN_STATUS), 'all']
/** As many as a cheap phone gets in one answer of 32 KB: each has its schedule and what was changed of it. */
const PAGE = 18
const FILE_PAGE = 500

function Loans({ asked, words, sort, onStatus, onWords, onSort }: AdminLoansProps) {
  const t = useTranslations('admin.lending')
  const states = useTranslations('finance.status')
  const table = useTranslations('table')
  const status = SHOWN.find((each) => each === asked) ?? 'applied'
  const filter = { sort, search: words || undefined, status: status === 'all' ? undefined : status }
  const pages = trpc.admin.loans.list.useInfiniteQuery(
    { ...filter, limit: PAGE },
    // Other users apply and decide too.
    { ...PAGED, placeholderData: keepPreviousData, refetchOnMount: 'always' },
  )
  const dialog = useDialog(...keysOf(DIALOGS))
  const Dialog = dialog.name && DIALOGS[dialog.name]
  const rows = pages.data?.pages.flatMap(({ items }) => items)
  const chosen = rows?.find(({ id }) => id === dialog.id)
  const columns = useLoanColumns()
  const total = pages.data?.pages[0]?.total
  useFound(pages.isPlaceholderData ? undefined : (total ?? undefined), [words, status])
  return (
    <>
      <FilterBar
        filter={{
          label: t('filter'),
          value: status,
          choices: SHOWN.map((value) => ({ value, label: value === 'all' ? t('all') : states(value) })),
          onChange: onStatus,
        }}
        search={{ label: t('find'), value: words, onChange: onWords }}
        sort={{
          value: sort,
          choices: LOAN_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
          onChange: onSort,
        }}
      />
      <QueryView
        query={{ ...pages, data: rows }}
        skeleton={<TableSkeleton cardHeight={300} />}
        empty={
          <EmptyState
            drawing={<IconWallet size={38} stroke={1.6} aria-hidden="true" />}
            text={t(words ? 'noneFound' : status === 'applied' ? 'none' : 'noneOther')}
          />
        }
      >
        {(loans) => (
          <DataTable
            label={t('title')}
            file="kuu-loans"
            columns={columns}
            rows={loans}
            rowId={({ id }) => id}
            rowName={({ farmer }) => farmer.fullName}
            card={(loan) => <AdminLoanCard loan={loan} />}
            sort={sort}
            onSort={onSort}
            count={typeof total === 'number' ? t('found', { count: total }) : table('many')}
            allRows={() => allRows((cursor) => api.admin.loans.list.query({ ...filter, limit: FILE_PAGE, cursor }))}
          />
        )}
      </QueryView>
      <MoreButton pages={pages}>{t('older')}</MoreButton>
      <Suspense>{Dialog && chosen && <Dialog loan={chosen} onClose={dialog.close} />}</Suspense>
    </>
  )
}
