import type { InfiniteData } from '@tanstack/react-query'
import type { InputOf } from '#client/api/procedure-types.ts'
import type { Advisory, DueAdvice } from '#domain/advice/advisory.schema.ts'
import type { Page } from '#domain/contract.ts'
import type { Preferences } from '#domain/messaging/preferences.schema.ts'
import type { Conversation, StaffTicket } from '#domain/support/contact.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { type Pending, pendingMark, writesOf } from '../outbox/pending-writes.ts'
import { writtenOn } from '../outbox/written-on.ts'

/** The bookmarks as they will be; `find` looks an advisory up wherever a screen has it. */
export function optimisticBookmarks(
  bookmarks: Advisory[],
  entries: readonly OutboxEntry[],
  find: (id: string) => Advisory | undefined,
): Advisory[] {
  return writesOf(entries, 'farmer.bookmarks.set').reduce((now, { input: { advisoryId, isBookmarked } }) => {
    const others = now.filter(({ id }) => id !== advisoryId)
    const advisory = now.find(({ id }) => id === advisoryId) ?? find(advisoryId)
    return isBookmarked && advisory ? [advisory].concat(others) : others
  }, bookmarks)
}

/** The delivered advice with what was answered, or taken back, last. */
export function optimisticAdvice(due: DueAdvice[], entries: readonly OutboxEntry[]): DueAdvice[] {
  const answers = new Map(
    writesOf(entries, 'farmer.advice.answer', 'farmer.advice.undo').map(({ path, input }) => [
      input.deliveryId,
      path === 'farmer.advice.answer' ? input.answer : null,
    ]),
  )
  return due.map((each) => ({ ...each, answer: answers.has(each.id) ? answers.get(each.id)! : each.answer }))
}

export function optimisticPreferences(chosen: Preferences, entries: readonly OutboxEntry[]): Preferences {
  const now = { ...chosen }
  for (const { input } of writesOf(entries, 'farmer.preferences.set'))
    Object.assign(now, Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)))
  return now
}

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

/** A conversation with the pending replies at its end. A reply that was sent may be in it already, under another id. */
export function optimisticConversation(talk: Conversation, entries: readonly OutboxEntry[]): Conversation {
  const pending = writesOf(entries, 'farmer.contact.reply')
    .filter(({ input }) => input.ticketId === talk.ticketId)
    .filter(({ input, isDone }) => !isDone || !talk.replies.some(isSaid(input.message)))
    .map(({ input, ...entry }) => ({
      id: entry.key,
      bySender: true,
      author: talk.name,
      message: input.message,
      createdAt: writtenOn(entry).toISOString(),
      ...pendingMark(entry),
    }))
  return pending.length > 0 ? { ...talk, status: 'open', replies: [...talk.replies, ...pending] } : talk
}

const isSaid = (words: string) => (reply: Conversation['replies'][number]) => reply.bySender && reply.message === words
