import type { BoundaryCase } from '#domain/fields/boundary-case.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { writesOf } from '../outbox/pending-writes.ts'
import { writtenOn } from '../outbox/written-on.ts'

const settlingOf = (id: string, entries: readonly OutboxEntry[]) =>
  writesOf(entries, 'agent.boundaryCases.settle').find(({ input }) => input.id === id)

/** A case with the note that waits to be sent. */
export function optimisticCase(found: BoundaryCase, entries: readonly OutboxEntry[]): BoundaryCase {
  const settling = settlingOf(found.id, entries)
  return settling ? { ...found, note: settling.input.note, settledAt: writtenOn(settling).toISOString() } : found
}

/** The cases that nobody has settled on this phone. */
export const unsettled = (cases: readonly BoundaryCase[], entries: readonly OutboxEntry[]) =>
  cases.filter(({ id }) => !settlingOf(id, entries))
