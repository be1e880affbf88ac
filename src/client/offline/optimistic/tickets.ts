import type { InfiniteData } from '@tanstack/react-query'
import type { InputOf } from '#client/api/procedure-types.ts'
import type { Page } from '#domain/contract.ts'
import type { StaffTicket } from '#domain/support/contact.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { type Pending, pendingMark, writesOf } from '../outbox/pending-writes.ts'
import { writtenOn } from '../outbox/written-on.ts'

/**
 * The requests for help, those that wait before all others: their number comes from the server. One that was sent may
 * stand in the list already, while the outbox has not settled yet.
 */
export function optimisticTickets(
  { pages }: InfiniteData<Page<StaffTicket>>,
  entries: readonly OutboxEntry[],
): Pending<StaffTicket>[] {
  const pending = writesOf(entries, 'farmer.contact.submit').map(
    ({ input, ...entry }): Pending<StaffTicket> => ({
      ticketId: entry.optimisticAnswer.ticketId || entry.key,
      name: input.name,
      phone: input.phone ?? null,
      email: input.email ?? null,
      subject: input.subject ?? null,
      message: input.message,
      priority: input.priority ?? 'medium',
      category: input.category ?? 'general',
      agentId: input.agentId ?? null,
      status: 'open',
      assignee: null,
      plant: plantOf(input, entry.photoField !== undefined || entry.attachment !== undefined),
      createdAt: writtenOn(entry).toISOString(),
      ...pendingMark(entry),
    }),
  )
  const listed = pages.flatMap(({ items }) => items)
  const isListed = ({ ticketId }: StaffTicket) => listed.some((ticket) => ticket.ticketId === ticketId)
  return [...pending.reverse().filter((ticket) => !isListed(ticket)), ...listed]
}

/** The plant of a request that waits: what it shows is on this phone only. */
const plantOf = ({ farmerCropId = null }: InputOf<'farmer.contact.submit'>, hasPhoto: boolean) =>
  hasPhoto || farmerCropId ? { photoId: null, farmerCropId, crop: null, stage: null, place: null } : null
