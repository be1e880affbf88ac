import { isToBeSent, type OutboxEntry } from './entry.ts'

/** Whether a crop is itself to be sent: the server does not know it yet. */
export const isNewCrop = (cropId: string, entries: readonly OutboxEntry[]) =>
  entries.some((entry) => entry.path === 'farmer.crops.add' && entry.input.id === cropId && isToBeSent(entry))

/** What was written about a crop that is itself to be sent: the server cannot take it without the crop. */
export function waitingFor({ path, input, seq }: OutboxEntry, entries: readonly OutboxEntry[]): OutboxEntry[] {
  if (path !== 'farmer.crops.add') return []
  return entries.filter((entry) => entry.seq !== seq && isToBeSent(entry) && entry.rows.includes(String(input.id)))
}
