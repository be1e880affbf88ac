import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { PAYMENT_STATUS } from '#domain/finance/payments/payment.ts'
import { keysOf } from '#domain/table.ts'
import { PaymentsScreen } from './-components/PaymentsScreen.tsx'

const SHOWN = ['concerning', ...keysOf(PAYMENT_STATUS), 'all'] as const
export type PaymentsShown = (typeof SHOWN)[number]

export const Route = createFileRoute('/_admin/admin/payments/')({
  validateSearch: ({ status }: Record<string, unknown>): { status?: PaymentsShown } => ({
    status: SHOWN.find((each) => each === status),
  }),
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('table')]),
  component: Screen,
})

function Screen() {
  const { status = 'concerning' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PaymentsScreen shown={status} choices={SHOWN} onShow={(next) => void navigate({ search: { status: next } })} />
  )
}
