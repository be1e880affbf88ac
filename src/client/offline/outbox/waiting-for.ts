import { isToBeSent, type OutboxEntry } from './entry.ts'

/** What was written about a crop that is itself to be sent: the server cannot take it without the crop. */
export function waitingFor({ path, input, seq }: OutboxEntry, entries: readonly OutboxEntry[]): OutboxEntry[] {
  if (path !== 'farmer.crops.add') return []
  return entries.filter((entry) => entry.seq !== seq && isToBeSent(entry) && entry.rows.includes(String(input.id)))
}
