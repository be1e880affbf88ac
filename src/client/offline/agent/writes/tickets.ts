import type { TicketStatus } from '#domain/support/contact.ts'
import { shownRequest } from '../../optimistic/shown-people.ts'
import type { Writes } from '../../outbox/writes/write.ts'

/** What an agent writes about farmers' requests for help. */
export const TICKET_WRITES = {
  'agent.tickets.answer': {
    words: 'reply',
    rows: ({ ticketId }) => [ticketId],
    lists: ['tickets'],
    alsoShownIn: 'farmer.contact',
    optimisticAnswer: ({ ticketId }) => requestAs(ticketId, 'answered'),
  },
  'agent.tickets.close': {
    words: 'closeRequest',
    rows: ({ ticketId }) => [ticketId],
    lists: ['tickets'],
    alsoShownIn: 'farmer.contact',
    optimisticAnswer: ({ ticketId }) => requestAs(ticketId, 'closed'),
  },
  'agent.tickets.reopen': {
    words: 'reopenRequest',
    rows: ({ ticketId }) => [ticketId],
    lists: ['tickets'],
    alsoShownIn: 'farmer.contact',
    optimisticAnswer: ({ ticketId }) => requestAs(ticketId, 'open'),
  },
} satisfies Writes

/** A request for help as it will be, as far as this phone knows it. */
const requestAs = (ticketId: string, status: TicketStatus) => ({
  ...REQUEST,
  ...shownRequest(ticketId),
  ticketId,
  status,
})

/** What a request has that this phone does not know. */
const REQUEST = {
  name: '',
  phone: null,
  email: null,
  subject: null,
  message: '',
  priority: 'medium',
  category: 'general',
  agentId: null,
  createdAt: '',
} as const
