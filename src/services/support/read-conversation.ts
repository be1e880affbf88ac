import type { Db } from '#db/client.ts'
import { findStaffTicket, type findTicket, listReplies } from '#db/queries/support/tickets.ts'
import type { Conversation } from '#domain/support/contact.schema.ts'
import type { Actor } from '../people/actor.ts'
import { ticketFor } from './request-photos.ts'

type TicketRow = NonNullable<ReturnType<typeof findTicket>>

/** A ticket with its replies, oldest first. */
export const readConversation = (db: Db, ticket: TicketRow, { user }: Pick<Actor, 'user'>): Conversation => ({
  ...ticketFor(findStaffTicket(db, ticket.ticketId)!, user),
  hasAccount: ticket.senderId !== null,
  replies: listReplies(db, ticket.id).map(({ authorId, ...reply }) => ({
    ...reply,
    bySender: authorId !== null && authorId === ticket.senderId,
  })),
})
