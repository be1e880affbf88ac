import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { type TableSearch, tableSearch } from '#client/ui/table/search.ts'
import { LOAN_SORTS, type LoanSort } from '#domain/finance/loan.schema.ts'
import { LOAN_STATUS, type LoanStatus } from '#domain/finance/loan.ts'
import { AdminLoansScreen } from './-components/AdminLoansScreen.tsx'

/** What the list shows: a status, or all of them; the applications unless said otherwise. */
type LoanSearch = TableSearch<LoanSort> & { status?: LoanStatus | 'all' }

const isShown = (status: unknown): status is LoanStatus | 'all' =>
  status === 'all' || (typeof status === 'string' && Object.hasOwn(LOAN_STATUS, status))

export const Route = createFileRoute('/_admin/admin/loans/')({
  validateSearch: ({ status, ...search }: Record<string, unknown>): LoanSearch => ({
    ...tableSearch(search, LOAN_SORTS),
    status: isShown(status) ? status : undefined,
  }),
  beforeLoad: () => Promise.all([needMessages('lending'), needMessages('finance'), needMessages('table')]),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminLoansScreen
      status={search.status ?? 'applied'}
      words={search.q ?? ''}
      sort={search.sort ?? '-createdAt'}
      onStatus={(status) => void navigate({ search: { ...search, status } })}
      // Each letter would be a step of Back.
      onWords={(q) => void navigate({ search: { ...search, q: q || undefined }, replace: true })}
      onSort={(sort) => void navigate({ search: { ...search, sort } })}
    />
  )
}
