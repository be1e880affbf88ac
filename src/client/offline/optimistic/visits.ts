import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '#domain/contract.ts'
import type { Visit } from '#domain/support/visits/visit.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { type Pending, pendingMark, writesOf } from '../outbox/pending-writes.ts'

/** A visit as it will be once what waits in the outbox has arrived. */
export function optimisticVisit<T extends Visit>(visit: T, entries: readonly OutboxEntry[]): Pending<T> {
  const changes = writesOf(entries, 'agent.visits.change').filter(({ input }) => input.id === visit.id)
  const now: Pending<T> = { ...visit }
  for (const { input, ...entry } of changes) {
    const { date, time, purpose, notes, outcome, status } = input
    const written = Object.entries({ date, time, purpose, notes, outcome, status })
    Object.assign(now, Object.fromEntries(written.filter(([, value]) => value !== undefined)), pendingMark(entry))
    // It will have grown by then: a later edit of the same agent is no conflict with this one.
    if (!entry.isDone) now.version += 1
  }
  return now
}

/** Which visits a list shows; a visit that is moved out of it leaves it. */
type Shown = { farmerId?: string | undefined; until?: string | undefined }

/** The visits of a list with what waits laid over them: planned, moved and changed ones, in their order. */
export function optimisticVisits<T extends Visit>(
  visits: readonly T[],
  entries: readonly OutboxEntry[],
  { farmerId, until }: Shown = {},
): Pending<T | Visit>[] {
  const planned = writesOf(entries, 'agent.visits.schedule')
    // An odd entry may have no day.
    .filter(({ optimisticAnswer: { id, date } }) => date && !visits.some((visit) => visit.id === id))
    .map(({ optimisticAnswer, ...entry }) => ({ ...optimisticAnswer, ...pendingMark(entry) }))
  const isShown = (visit: Visit) =>
    (farmerId === undefined || visit.farmerId === farmerId) && (until === undefined || visit.date <= until)
  const now = [...visits, ...planned].map((visit) => optimisticVisit(visit, entries)).filter(isShown)
  // The order of the server is kept where nothing waits: a round has one of its own.
  return now.some(({ isPending }) => isPending) ? now.sort(byTime) : now
}

const byTime = (a: Visit, b: Visit) => momentOf(a).localeCompare(momentOf(b))
const momentOf = ({ date, time, id }: Visit) => `${date} ${time} ${id}`

/** The visits of a paged list. */
export const optimisticVisitPages =
  (farmerId?: string) =>
  ({ pages }: InfiniteData<Page<Visit>>, entries: readonly OutboxEntry[]) =>
    optimisticVisits(
      pages.flatMap(({ items }) => items),
      entries,
      { farmerId },
    )
