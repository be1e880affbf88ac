import type { Db } from '#db/client.ts'
import { findDeskTicket, type findTicket, listReplies } from '#db/queries/support/tickets.ts'
import type { Conversation } from '#domain/support/contact.schema.ts'

type TicketRow = NonNullable<ReturnType<typeof findTicket>>

/** A ticket with its replies, oldest first. */
export const readConversation = (db: Db, ticket: TicketRow): Conversation => ({
  ...findDeskTicket(db, ticket.ticketId)!,
  hasAccount: ticket.senderId !== null,
  replies: listReplies(db, ticket.id).map(({ authorId, ...reply }) => ({
    ...reply,
    bySender: authorId !== null && authorId === ticket.senderId,
  })),
})
