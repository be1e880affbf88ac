import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { TicketScreen } from './-components/TicketScreen.tsx'

export const Route = createFileRoute('/_farmer/tickets/$ticketId')({
  beforeLoad: () => needMessages('tickets'),
  component: Screen,
})

function Screen() {
  const { ticketId } = Route.useParams()
  return <TicketScreen key={ticketId} ticketId={ticketId} />
}
