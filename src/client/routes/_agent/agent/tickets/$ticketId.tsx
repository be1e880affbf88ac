import { createFileRoute } from '@tanstack/react-router'
import { SupportTicket } from '#client/features/support/staff/SupportTicket.tsx'
import { needMessages } from '#client/i18n/catalogue.ts'
import classes from '#client/shell/agent/AgentPage.module.css'

export const Route = createFileRoute('/_agent/agent/tickets/$ticketId')({
  beforeLoad: () => needMessages('tickets'),
  component: Screen,
})

function Screen() {
  const { ticketId } = Route.useParams()
  return (
    <main className={classes.page}>
      <SupportTicket key={ticketId} ticketId={ticketId} place="/agent/tickets" />
    </main>
  )
}
