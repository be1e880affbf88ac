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
