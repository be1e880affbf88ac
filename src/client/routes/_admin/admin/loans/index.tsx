import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { sortOf, type TableSearch, tableSearch } from '#client/ui/table/search.ts'
import { LOAN_SORTS, LOAN_STATUS, type LoanStatus } from '#domain/finance/loan.ts'
import { AdminLoansScreen } from './-components/AdminLoansScreen.tsx'

/** The filter of the list: a status, or all of them; by default open applications. */
type LoanSearch = TableSearch & { status?: LoanStatus | 'all' }

const isShown = (status: unknown): status is LoanStatus | 'all' =>
  status === 'all' || (typeof status === 'string' && Object.hasOwn(LOAN_STATUS, status))

export const Route = createFileRoute('/_admin/admin/loans/')({
  validateSearch: ({ status, ...search }: Record<string, unknown>): LoanSearch => ({
    ...tableSearch(search),
    status: isShown(status) ? status : undefined,
  }),
  beforeLoad: () => Promise.all([needMessages('finance'), needMessages('table'), needMessages('desk')]),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminLoansScreen
      status={search.status ?? 'applied'}
      words={search.q ?? ''}
      sort={sortOf(search, { sorts: LOAN_SORTS, usual: '-createdAt' })}
      onStatus={(status) => void navigate({ search: { ...search, status } })}
      // Replaced, because otherwise each letter would be a step in the browser's history.
      onWords={(q) => void navigate({ search: { ...search, q: q || undefined }, replace: true })}
      onSort={(sort) => void navigate({ search: { ...search, sort } })}
    />
  )
}
