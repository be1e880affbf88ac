import { isCropCreation } from '#client/offline/outbox/crop-order.ts'
import { isToBeSent, type OutboxEntry } from '#client/offline/outbox/entry.ts'
import { isFieldCreation } from '#client/offline/outbox/field-order.ts'

/** What was written about a crop, or a field, that is itself to be sent: the server cannot take it without that. */
export function waitingFor(creation: OutboxEntry, entries: readonly OutboxEntry[]): OutboxEntry[] {
  if (!isCropCreation(creation) && !isFieldCreation(creation)) return []
  const id = String(creation.input.id)
  const direct = entries.filter((entry) => entry.seq !== creation.seq && isToBeSent(entry) && entry.rows.includes(id))
  // A crop waits for its field, and others for the crop.
  return [...new Set([...direct, ...direct.flatMap((entry) => waitingFor(entry, entries))])]
}
