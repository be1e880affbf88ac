import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { countReplies, findTicket, insertReply, setTicketStatus } from '#db/queries/support/tickets.ts'
import { MAX } from '#domain/bounds.ts'
import { problem } from '#domain/problem.ts'
import type { ticketMessage } from '#domain/support/contact.schema.ts'
import type { Actor } from '../people/actor.ts'

/** Adds a message of its sender to a ticket, and opens it again. */
export function replyToTicket(
  tx: Db,
  input: z.infer<typeof ticketMessage>,
  { user, writtenAt }: Pick<Actor, 'user' | 'writtenAt'>,
) {
  const { id, ticketId, status } = findTicket(tx, input.ticketId)!
  if (status === 'closed') throw problem('ticketClosed')
  if (countReplies(tx, id) >= MAX.repliesOfSender) throw problem('ticketFull')
  const { message } = input
  insertReply(tx, { requestId: id, authorId: user.id, message, createdAt: writtenAt().toISOString() })
  setTicketStatus(tx, id, 'open')
  return { ticketId }
}
