import type { Db } from '#db/client.ts'
import { deleteUnreadNotice } from '#db/queries/messaging/notifications.ts'
import { findTicket, listReplies, setTicketStatus } from '#db/queries/support/tickets.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { linkOf } from '#domain/messaging/render-notification.ts'
import type { Actor } from '../people/actor.ts'
import { notifySender } from './notify-sender.ts'

/**
 * Opens a closed ticket again: answered if an agent wrote last, otherwise open. Its sender is notified, unless the
 * notification of the closing was not read yet: then that one goes. A ticket that is not closed stays as it is.
 */
export function reopenTicket(tx: Db, input: { ticketId: string }, { user: agent, now }: Pick<Actor, 'user' | 'now'>) {
  const { id, ticketId, senderId, subject, status } = findTicket(tx, input.ticketId)!
  if (status === 'closed') {
    const last = listReplies(tx, id).at(-1)
    setTicketStatus(tx, id, last && last.authorId !== senderId ? 'answered' : 'open')
    const notice = noticeOf('requestReopened', { ticketId, subject, agent: agent.fullName })
    const closing = { kind: 'requestClosed', link: linkOf(notice) } as const
    const wasUnread = senderId !== null && deleteUnreadNotice(tx, senderId, closing)
    if (!wasUnread) notifySender(tx, { senderId, agentId: agent.id }, notice, now())
  }
  return findTicket(tx, ticketId)!
}
