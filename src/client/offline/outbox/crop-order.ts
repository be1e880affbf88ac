import type { MutationPath } from '#client/api/procedure-types.ts'
import { isToBeSent, type OutboxEntry } from './entry.ts'

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
