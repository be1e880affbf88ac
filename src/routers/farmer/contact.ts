import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { type Db, transact } from '#db/client.ts'
import { findTicket, insertContactRequest, listTickets } from '#db/queries/contact-requests.ts'
import { pageInput, pageOf, rowId } from '#domain/contract.ts'
import { contactRequest, ticket, ticketReceipt } from '#domain/farmer/contact.schema.ts'
import { newTicketId } from '#domain/farmer/ticket.ts'
import { problem } from '#domain/problem.ts'
import { anyone, router, signedIn } from '../trpc.ts'

export const contact = router({
  submit: anyone
    .input(contactRequest)
    .output(ticketReceipt)
    .mutation(({ ctx, input }) =>
      transact(ctx.db, (tx) => {
        const ticketId = freeTicketId(tx)
        const senderId = ctx.session?.user.id ?? null
        insertContactRequest(tx, { ...input, ticketId, senderId, createdAt: ctx.now().toISOString() })
        return { ticketId }
      }),
    ),

  /** One's own tickets; agents and administrators see all. */
  list: signedIn
    .input(pageInput)
    .output(pageOf(ticket))
    .query(({ ctx, input }) =>
      listTickets(ctx.db, { ...input, senderId: ctx.user.role === 'farmer' ? ctx.user.id : undefined }),
    ),

  get: signedIn
    .input(z.object({ ticketId: rowId }))
    .output(ticket)
    .query(({ ctx, input }) => {
      const found = findTicket(ctx.db, input.ticketId)
      if (!found || (ctx.user.role === 'farmer' && found.senderId !== ctx.user.id)) throw problem('notFound')
      return found
    }),
})

function freeTicketId(db: Db): string {
  const ticketId = newTicketId(randomInt)
  return findTicket(db, ticketId) ? freeTicketId(db) : ticketId
}
