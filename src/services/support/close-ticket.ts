import type { Db } from '#db/client.ts'
import { findTicket, setTicketStatus } from '#db/queries/support/tickets.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import type { Actor } from '../people/actor.ts'
import { notifySender } from './notify-sender.ts'

/** Closes a ticket, and notifies its sender. A ticket that is closed already stays as it is. */
export function closeTicket(tx: Db, input: { ticketId: string }, { user: agent, now }: Pick<Actor, 'user' | 'now'>) {
  const { id, ticketId, senderId, subject, status } = findTicket(tx, input.ticketId)!
  if (status !== 'closed') {
    setTicketStatus(tx, id, 'closed')
    const notice = noticeOf('requestClosed', { ticketId, subject, agent: agent.fullName })
    notifySender(tx, { senderId, agentId: agent.id }, notice, now())
  }
  return findTicket(tx, ticketId)!
}
