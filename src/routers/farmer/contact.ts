import * as z from 'zod'
import { findTicket } from '#db/queries/support/tickets.ts'
import { pageInput, pageOf, rowId } from '#domain/contract.ts'
import { problem } from '#domain/problem.ts'
import {
  contactRequest,
  conversation,
  staffTicket,
  ticket,
  ticketMessage,
  ticketReceipt,
} from '#domain/support/contact.schema.ts'
import { readConversation } from '#services/support/read-conversation.ts'
import { replyToTicket } from '#services/support/reply-to-ticket.ts'
import { listOwnTickets } from '#services/support/staff-tickets.ts'
import { submitRequest } from '#services/support/submit-request.ts'
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
      return ctx.write((tx) => submitRequest(tx, input, ctx))
    }),

  /** One's own tickets; all of them for agents and administrators. */
  list: signedIn
    .input(pageInput)
    .output(pageOf(staffTicket))
    .query(({ ctx, input }) => listOwnTickets(ctx.db, input, ctx)),

  get: reachableTicket.output(ticket).query(({ ctx }) => ctx.ticket),

  conversation: reachableTicket.output(conversation).query(({ ctx }) => readConversation(ctx.db, ctx.ticket, ctx)),

  /** The sender adds to the request; an answered ticket is open again. */
  reply: ownTicket
    .input(ticketMessage)
    .output(ticketReceipt)
    .mutation(({ ctx, input }) => ctx.write((tx) => replyToTicket(tx, input, ctx))),
})
