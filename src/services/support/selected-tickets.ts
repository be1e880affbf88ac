import type { Db } from '#db/client.ts'
import { findTicket } from '#db/queries/support/tickets.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { closeTicket } from './close-ticket.ts'
import { reopenTicket } from './reopen-ticket.ts'
import { assignTicket } from './staff-tickets.ts'

type Selected = { ticketIds: readonly string[] }
type Assignment = Selected & { assigneeId: string | null }
type Writer = Pick<Actor, 'user' | 'now'>
type Ticket = NonNullable<ReturnType<typeof findTicket>>

/** Gives several tickets to somebody to look after, or to nobody: all or none, each as if it was alone. */
export const assignTickets = (tx: Db, { ticketIds, assigneeId }: Assignment, actor: Writer) =>
  writeEach(tx, ticketIds, {
    isMeant: (ticket) => ticket.assigneeId !== assigneeId,
    write: (ticketId) => assignTicket(tx, { ticketId, assigneeId }, actor),
  })

export const closeTickets = (tx: Db, { ticketIds }: Selected, actor: Writer) =>
  writeEach(tx, ticketIds, {
    isMeant: ({ status }) => status !== 'closed',
    write: (ticketId) => closeTicket(tx, { ticketId }, actor),
  })

/** Reverses `closeTickets`. */
export const reopenTickets = (tx: Db, { ticketIds }: Selected, actor: Writer) =>
  writeEach(tx, ticketIds, {
    isMeant: ({ status }) => status === 'closed',
    write: (ticketId) => reopenTicket(tx, { ticketId }, actor),
  })

/** Answers which of them the write has changed; the others were so before. */
function writeEach(
  tx: Db,
  ticketIds: readonly string[],
  { isMeant, write }: { isMeant: (ticket: Ticket) => boolean; write: (ticketId: string) => unknown },
): { ticketIds: string[] } {
  const meant = [...new Set(ticketIds)].filter((ticketId) => {
    const ticket = findTicket(tx, ticketId)
    if (!ticket) throw problem('notFound')
    return isMeant(ticket)
  })
  for (const ticketId of meant) write(ticketId)
  return { ticketIds: meant }
}
