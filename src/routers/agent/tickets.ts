import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { insertNotification } from '#db/queries/messaging/notifications.ts'
import { countReplies, findTicket, insertReply, listTickets, setTicketStatus } from '#db/queries/support/tickets.ts'
import { MAX } from '#domain/bounds.ts'
import { pageOf, rowId } from '#domain/contract.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import { ticket, ticketFilter, ticketMessage } from '#domain/support/contact.schema.ts'
import { answerNotification, closingNotification } from '#domain/support/ticket.ts'
import { as, router } from '../trpc.ts'

const agent = as('extension_agent', 'admin')

const anyTicket = agent.input(z.object({ ticketId: rowId })).use(({ ctx, input, next }) => {
  const found = findTicket(ctx.db, input.ticketId)
  if (!found) throw problem('notFound')
  return next({ ctx: { ticket: found } })
})

/** The requests for help of everybody, as agents and administrators work through them. */
export const tickets = router({
  list: agent
    .input(ticketFilter)
    .output(pageOf(ticket))
    .query(({ ctx, input }) => listTickets(ctx.db, input)),

  /** Answers, and tells the sender where she can read it. */
  answer: anyTicket
    .input(ticketMessage)
    .output(ticket)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        const { id, ticketId, senderId, subject, status } = findTicket(tx, input.ticketId)!
        if (status === 'closed') throw problem('ticketClosed')
        if (countReplies(tx, id) >= MAX.replies) throw problem('ticketFull')
        const createdAt = ctx.now().toISOString()
        insertReply(tx, { requestId: id, authorId: ctx.user.id, message: input.message, createdAt })
        setTicketStatus(tx, id, 'answered')
        tellSender(tx, senderId, ctx.user, {
          ...answerNotification({ ticketId, subject, agent: ctx.user.fullName }),
          createdAt,
        })
        return findTicket(tx, ticketId)!
      }),
    ),

  /** Closes, and tells the sender; what is closed already stays as it is. */
  close: anyTicket.output(ticket).mutation(({ ctx }) =>
    ctx.write((tx) => {
      const { id, ticketId, senderId, subject, status } = ctx.ticket
      if (status !== 'closed') {
        setTicketStatus(tx, id, 'closed')
        tellSender(tx, senderId, ctx.user, {
          ...closingNotification({ ticketId, subject, agent: ctx.user.fullName }),
          createdAt: ctx.now().toISOString(),
        })
      }
      return { ...ctx.ticket, status: 'closed' as const }
    }),
  ),
})

type Told = Omit<Parameters<typeof insertNotification>[1], 'userId'>

/** Nobody is told of what she did herself; who asked without an account has no bell. */
function tellSender(tx: Db, senderId: string | null, agent: User, told: Told) {
  if (senderId !== null && senderId !== agent.id) insertNotification(tx, { ...told, userId: senderId })
}
