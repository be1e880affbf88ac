import { createFileRoute } from '@tanstack/react-router'
import { requireRole } from '#client/api/guards.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AgentTicket } from './-components/AgentTicket.tsx'

export const Route = createFileRoute('/agent/tickets/$ticketId')({
  beforeLoad: async ({ location: { href }, preload }) => {
    await Promise.all([
      needMessages('tickets'),
      needMessages('farmer'),
      requireRole('extension_agent', { href, preload, also: ['admin'] }),
    ])
  },
  component: Screen,
})

function Screen() {
  const { ticketId } = Route.useParams()
  return <AgentTicket key={ticketId} ticketId={ticketId} />
}
