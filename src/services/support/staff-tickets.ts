import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findStaff } from '#db/queries/people/staff.ts'
import {
  findStaffTicket,
  findTicket,
  listStaffTickets,
  listTickets,
  setTicketAssignee,
} from '#db/queries/support/tickets.ts'
import type { pageInput } from '#domain/contract.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { problem } from '#domain/problem.ts'
import type { assignment, StaffTicket, ticketFilter } from '#domain/support/contact.schema.ts'
import { notify } from '../messaging/notify.ts'
import type { Actor } from '../people/actor.ts'
import { ticketFor } from './request-photos.ts'

/** A page of the support desk; 'me' is who asks. */
export function listSupport(
  db: Db,
  { assigned, ...asked }: z.infer<typeof ticketFilter>,
  { user }: Pick<Actor, 'user'>,
) {
  const assigneeId = { me: user.id, nobody: null, anybody: undefined }[assigned]
  const page = listStaffTickets(db, { ...asked, assigneeId })
  return { ...page, items: page.items.map((ticket) => ticketFor(ticket, user)) }
}

/** One's own requests; those of everybody for agents and administrators. */
export function listOwnTickets(db: Db, asked: z.infer<typeof pageInput>, { user }: Pick<Actor, 'user'>) {
  const page = listTickets(db, { ...asked, senderId: user.role === 'farmer' ? user.id : undefined })
  return { ...page, items: page.items.map((ticket) => ticketFor(ticket, user)) }
}

/** Gives a ticket to an agent or administrator to look after, who is notified, as is who had it; null gives it to nobody. */
export function assignTicket(
  tx: Db,
  { ticketId, assigneeId }: z.infer<typeof assignment>,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): StaffTicket {
  if (assigneeId !== null && !findStaff(tx, assigneeId)) throw problem('unknownAssignee')
  const { id, subject, assigneeId: before } = findTicket(tx, ticketId)!
  if (assigneeId !== before) {
    setTicketAssignee(tx, id, assigneeId)
    const agent = { agent: user.id }
    const given = { ticketId, subject, agent: user.fullName }
    if (assigneeId !== null && assigneeId !== user.id)
      notify(tx, assigneeId, noticeOf('requestAssigned', given), now(), agent)
    if (before !== null && before !== user.id) notify(tx, before, noticeOf('requestTaken', given), now(), agent)
  }
  return ticketFor(findStaffTicket(tx, ticketId)!, user)
}

/** A ticket as it is now: as its sender reads it, or as staff do. None is ever deleted while its number is known. */
export const ticketOf = (ticketId: string) => (db: Db) => findTicket(db, ticketId)
export const staffTicketOf = (ticketId: string, user: Actor['user']) => (db: Db) => {
  const row = findStaffTicket(db, ticketId)
  return row && ticketFor(row, user)
}
