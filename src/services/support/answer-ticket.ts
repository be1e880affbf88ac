import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { countReplies, findTicket, insertReply, setTicketStatus } from '#db/queries/support/tickets.ts'
import { MAX } from '#domain/bounds.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { problem } from '#domain/problem.ts'
import type { ticketMessage } from '#domain/support/contact.schema.ts'
import type { Actor } from '../people/actor.ts'
import { notifySender } from './notify-sender.ts'

/** Answers a ticket, and notifies its sender. */
export function answerTicket(
  tx: Db,
  input: z.infer<typeof ticketMessage>,
  { user: agent, now }: Pick<Actor, 'user' | 'now'>,
) {
  const { id, ticketId, senderId, subject, status } = findTicket(tx, input.ticketId)!
  if (status === 'closed') throw problem('ticketClosed')
  if (countReplies(tx, id) >= MAX.replies) throw problem('ticketFull')
  insertReply(tx, { requestId: id, authorId: agent.id, message: input.message, createdAt: now().toISOString() })
  setTicketStatus(tx, id, 'answered')
  const notice = noticeOf('requestAnswered', { ticketId, subject, agent: agent.fullName })
  notifySender(tx, { senderId, agentId: agent.id }, notice, now())
  return findTicket(tx, ticketId)!
}
