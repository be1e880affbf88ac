import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { TICKET_STATUS, type TicketStatus } from '#domain/support/contact.ts'
import { AgentTicketsScreen } from './-components/AgentTicketsScreen.tsx'

/** The filter of the list: a status, or all of them; by default the open ones. */
type TicketSearch = { status?: TicketStatus | 'all' }

const isShown = (status: unknown): status is TicketStatus | 'all' =>
  status === 'all' || TICKET_STATUS.some((each) => each === status)

export const Route = createFileRoute('/_agent/agent/tickets/')({
  validateSearch: ({ status }: Record<string, unknown>): TicketSearch => (isShown(status) ? { status } : {}),
  beforeLoad: () => Promise.all([needMessages('tickets'), needMessages('table')]),
  component: Screen,
})

function Screen() {
  const { status = 'open' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AgentTicketsScreen shown={status} onShow={(next) => void navigate({ search: { status: next }, replace: true })} />
  )
}
