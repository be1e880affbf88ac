import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AgentTicket } from './-components/AgentTicket.tsx'

export const Route = createFileRoute('/_agent/agent/tickets/$ticketId')({
  beforeLoad: () => needMessages('tickets'),
  component: Screen,
})

function Screen() {
  const { ticketId } = Route.useParams()
  return <AgentTicket key={ticketId} ticketId={ticketId} />
}
