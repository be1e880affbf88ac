import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { sortOf, type TableSearch, tableSearch } from '#client/ui/table/search.ts'
import { LOAN_SORTS } from '#domain/finance/loan.ts'
import { AdminLoansScreen } from './-components/AdminLoansScreen.tsx'

/** Which states there are the screen knows: it is loaded later than the addresses of all screens. */
type LoanSearch = TableSearch & { status?: string }

export const Route = createFileRoute('/_admin/admin/loans/')({
  validateSearch: ({ status, ...search }: Record<string, unknown>): LoanSearch => ({
    ...tableSearch(search),
    status: typeof status === 'string' ? status : undefined,
  }),
  beforeLoad: () => Promise.all([needMessages('finance'), needMessages('table'), needMessages('desk')]),
  component: Screen,
})

function Screen() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminLoansScreen
      asked={search.status}
      words={search.q ?? ''}
      sort={sortOf(search, { sorts: LOAN_SORTS, usual: '-createdAt' })}
      onStatus={(status) => void navigate({ search: { ...search, status } })}
      // Replaced, because otherwise each letter would be a step in the browser's history.
      onWords={(q) => void navigate({ search: { ...search, q: q || undefined }, replace: true })}
      onSort={(sort) => void navigate({ search: { ...search, sort } })}
    />
  )
}
