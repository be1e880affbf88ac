import type { MutationPath } from '#client/api/procedure-types.ts'
import { isToBeSent, type OutboxEntry } from './entry.ts'
import { isFieldCreation } from './field-order.ts'

type Write = Pick<OutboxEntry, 'path'>
const isWrite =
  (expected: MutationPath) =>
  ({ path }: Write) =>
    path === expected

/** The writes that order the others about the same crop: nothing comes before its creation, nothing after its removal. */
export const isCropCreation = isWrite('farmer.crops.add')
export const isCropRemoval = isWrite('farmer.crops.remove')
export const isCropRestore = isWrite('farmer.crops.restore')

/** Whether a crop is itself to be sent: the server does not know it yet. */
export const isNewCrop = (cropId: string, entries: readonly OutboxEntry[]) =>
  entries.some((entry) => isCropCreation(entry) && entry.input.id === cropId && isToBeSent(entry))

/** What was written about a crop, or a field, that is itself to be sent: the server cannot take it without that. */
export function waitingFor(creation: OutboxEntry, entries: readonly OutboxEntry[]): OutboxEntry[] {
  if (!isCropCreation(creation) && !isFieldCreation(creation)) return []
  const id = String(creation.input.id)
  const direct = entries.filter((entry) => entry.seq !== creation.seq && isToBeSent(entry) && entry.rows.includes(id))
  // A crop waits for its field, and others for the crop.
  return [...new Set([...direct, ...direct.flatMap((entry) => waitingFor(entry, entries))])]
}
