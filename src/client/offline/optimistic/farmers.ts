import type { FarmerNote, ListedFarmer } from '#domain/people/farmer.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { type Pending, pendingMark, writesOf } from '../outbox/pending-writes.ts'

/** Farmers whose registration waits on this phone, the newest first. */
export const registeredHere = (entries: readonly OutboxEntry[], listed: readonly ListedFarmer[]) =>
  writesOf(entries, 'agent.farmers.register')
    .map(({ optimisticAnswer, ...entry }) => ({ ...optimisticAnswer, ...pendingMark(entry) }))
    // An odd entry may have no name.
    .filter(({ id, fullName }) => fullName && !listed.some((farmer) => farmer.id === id))
    .reverse()

/** The notes about a farmer with those that wait before all others. */
export function optimisticNotes(
  notes: readonly FarmerNote[],
  entries: readonly OutboxEntry[],
  farmerId: string,
): Pending<FarmerNote>[] {
  const pending = writesOf(entries, 'agent.farmers.note')
    .filter(({ input }) => input.farmerId === farmerId)
    .map(({ optimisticAnswer, ...entry }) => ({ ...optimisticAnswer, ...pendingMark(entry) }))
    .filter(({ id, createdAt }) => createdAt && !notes.some((note) => note.id === id))
  return [...pending.reverse(), ...notes]
}
