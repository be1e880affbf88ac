import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { PaymentsScreen } from './-components/PaymentsScreen.tsx'

export const Route = createFileRoute('/_admin/admin/payments/')({
  // Which states there are the screen knows: it is loaded later than the addresses of all screens.
  validateSearch: ({ status }: Record<string, unknown>): { status?: string } => ({
    status: typeof status === 'string' ? status : undefined,
  }),
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('table')]),
  component: Screen,
})

function Screen() {
  const { status } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <PaymentsScreen asked={status} onShow={(next) => void navigate({ search: { status: next } })} />
}
