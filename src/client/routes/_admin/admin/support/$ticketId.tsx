import { createFileRoute } from '@tanstack/react-router'
import { SupportTicket } from '#client/features/support/staff/SupportTicket.tsx'
import { needMessages } from '#client/i18n/catalogue.ts'
import classes from './-components/Support.module.css'

export const Route = createFileRoute('/_admin/admin/support/$ticketId')({
  beforeLoad: () => Promise.all([needMessages('tickets'), needMessages('farmer')]),
  component: Screen,
})

function Screen() {
  const { ticketId } = Route.useParams()
  return (
    <div className={classes.flush}>
      <SupportTicket key={ticketId} ticketId={ticketId} place="/admin/support" />
    </div>
  )
}
