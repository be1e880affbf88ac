import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import {
  countReplies,
  findTicket,
  insertContactRequest,
  insertReply,
  listReplies,
  listTickets,
  setTicketStatus,
} from '#db/queries/support/tickets.ts'
import { MAX } from '#domain/bounds.ts'
import { pageInput, pageOf, rowId } from '#domain/contract.ts'
import { problem } from '#domain/problem.ts'
import { contactRequest, conversation, ticket, ticketMessage, ticketReceipt } from '#domain/support/contact.schema.ts'
import { newTicketId } from '#domain/support/ticket.ts'
import { anyone, router, signedIn } from '../trpc.ts'

/** A ticket within the caller's reach: one's own, or anyone's for agents and administrators. */
const reachableTicket = signedIn.input(z.object({ ticketId: rowId })).use(({ ctx, input, next }) => {
  const found = findTicket(ctx.db, input.ticketId)
  if (!found || (ctx.user.role === 'farmer' && found.senderId !== ctx.user.id)) throw problem('notFound')
  return next({ ctx: { ticket: found } })
})

const ownTicket = reachableTicket.use(({ ctx, next }) => {
  if (ctx.ticket.senderId !== ctx.user.id) throw problem('notFound')
  return next()
})

export const contact = router({
  submit: anyone
    .input(contactRequest)
    .output(ticketReceipt)
    .mutation(({ ctx, input }) => {
      ctx.spend('contact')
      return ctx.write((tx) => {
        const ticketId = freeTicketId(tx)
        const senderId = ctx.session?.user.id ?? null
        insertContactRequest(tx, { ...input, ticketId, senderId, createdAt: ctx.writtenAt().toISOString() })
        return { ticketId }
      })
    }),

  /** One's own tickets; agents and administrators see all. */
  list: signedIn
    .input(pageInput)
    .output(pageOf(ticket))
    .query(({ ctx, input }) =>
      listTickets(ctx.db, { ...input, senderId: ctx.user.role === 'farmer' ? ctx.user.id : undefined }),
    ),

  get: reachableTicket.output(ticket).query(({ ctx }) => ctx.ticket),

  conversation: reachableTicket.output(conversation).query(({ ctx }) => ({
    ...ctx.ticket,
    hasAccount: ctx.ticket.senderId !== null,
    replies: listReplies(ctx.db, ctx.ticket.id).map(({ authorId, ...reply }) => ({
      ...reply,
      bySender: authorId !== null && authorId === ctx.ticket.senderId,
    })),
  })),

  /** The sender adds to her request; what was answered is open again. */
  reply: ownTicket
    .input(ticketMessage)
    .output(ticketReceipt)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        const { id, ticketId, status } = findTicket(tx, input.ticketId)!
        if (status === 'closed') throw problem('ticketClosed')
        if (countReplies(tx, id) >= MAX.repliesOfSender) throw problem('ticketFull')
        insertReply(tx, {
          requestId: id,
          authorId: ctx.user.id,
          message: input.message,
          createdAt: ctx.writtenAt().toISOString(),
        })
        setTicketStatus(tx, id, 'open')
        return { ticketId }
      }),
    ),
})

function freeTicketId(db: Db): string {
  const ticketId = newTicketId(randomInt)
  return findTicket(db, ticketId) ? freeTicketId(db) : ticketId
}
