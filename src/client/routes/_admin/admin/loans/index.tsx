import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { LOAN_STATUS, type LoanStatus } from '#domain/finance/loan.ts'
import { AdminLoansScreen } from './-components/AdminLoansScreen.tsx'

/** What the list shows: a status, or all of them; the applications unless said otherwise. */
type LoanSearch = { status?: LoanStatus | 'all' }

const isShown = (status: unknown): status is LoanStatus | 'all' =>
  status === 'all' || (typeof status === 'string' && Object.hasOwn(LOAN_STATUS, status))

export const Route = createFileRoute('/_admin/admin/loans/')({
  validateSearch: ({ status }: Record<string, unknown>): LoanSearch => (isShown(status) ? { status } : {}),
  beforeLoad: () => Promise.all([needMessages('lending'), needMessages('finance')]),
  component: Screen,
})

function Screen() {
  const { status = 'applied' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminLoansScreen shown={status} onShow={(next) => void navigate({ search: { status: next }, replace: true })} />
  )
}
