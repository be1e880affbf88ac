import * as z from 'zod'
import { listStaff } from '#db/queries/people/staff.ts'
import { findTicket } from '#db/queries/support/tickets.ts'
import { countedPageOf, rowId } from '#domain/contract.ts'
import { problem } from '#domain/problem.ts'
import {
  assignee,
  assignment,
  changedTickets,
  selectedAssignment,
  selectedTickets,
  staffTicket,
  ticket,
  ticketFilter,
  ticketMessage,
} from '#domain/support/contact.schema.ts'
import { answerTicket } from '#services/support/answer-ticket.ts'
import { closeTicket } from '#services/support/close-ticket.ts'
import { reopenTicket } from '#services/support/reopen-ticket.ts'
import { assignTickets, closeTickets, reopenTickets } from '#services/support/selected-tickets.ts'
import { assignTicket, listSupport, staffTicketOf, ticketOf } from '#services/support/staff-tickets.ts'
import { as, router } from '../trpc.ts'

const agent = as('extension_agent', 'admin')
const table = 'contact_requests'

const anyTicket = agent.input(z.object({ ticketId: rowId })).use(({ ctx, input, next }) => {
  if (!findTicket(ctx.db, input.ticketId)) throw problem('notFound')
  return next()
})

/** The requests for help of everybody, for the agents and administrators who answer them. */
export const tickets = router({
  list: agent
    .input(ticketFilter)
    .output(countedPageOf(staffTicket))
    .query(({ ctx, input }) => listSupport(ctx.db, input, ctx)),

  /** Who can look after a ticket. */
  assignees: agent.output(z.array(assignee)).query(({ ctx }) => listStaff(ctx.db)),

  /** Gives a ticket to somebody to look after, or to nobody. */
  assign: anyTicket
    .input(assignment)
    .output(staffTicket)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => assignTicket(tx, input, ctx), {
        ...rowOf(input),
        again: staffTicketOf(input.ticketId, ctx.user),
      }),
    ),

  /** Answers a ticket, and notifies its sender. */
  answer: anyTicket
    .input(ticketMessage)
    .output(ticket)
    .mutation(({ ctx, input }) => ctx.write((tx) => answerTicket(tx, input, ctx), ticketRow(input))),

  /** Closes a ticket, and notifies its sender; a closed ticket stays as it is. */
  close: anyTicket
    .output(ticket)
    .mutation(({ ctx, input }) => ctx.write((tx) => closeTicket(tx, input, ctx), ticketRow(input))),

  /** Reverses `close`. */
  reopen: anyTicket
    .output(ticket)
    .mutation(({ ctx, input }) => ctx.write((tx) => reopenTicket(tx, input, ctx), ticketRow(input))),

  /** The same for several together, all or none. */
  assignMany: agent
    .input(selectedAssignment)
    .output(changedTickets)
    .mutation(({ ctx, input }) => ctx.write((tx) => assignTickets(tx, input, ctx), { table, id: input.ticketIds })),

  closeMany: agent
    .input(selectedTickets)
    .output(changedTickets)
    .mutation(({ ctx, input }) => ctx.write((tx) => closeTickets(tx, input, ctx), { table, id: input.ticketIds })),

  /** Reverses `closeMany`. */
  reopenMany: agent
    .input(selectedTickets)
    .output(changedTickets)
    .mutation(({ ctx, input }) => ctx.write((tx) => reopenTickets(tx, input, ctx), { table, id: input.ticketIds })),
})

type OneTicket = { ticketId: string }
const rowOf = ({ ticketId }: OneTicket) => ({ table, id: ticketId }) as const
const ticketRow = (input: OneTicket) => ({ ...rowOf(input), again: ticketOf(input.ticketId) })
