import { editOfArrived } from './arrived-creation.ts'
import type { OutboxEntry, Refusal } from './entry.ts'

/** A refused entry in the wording in which it is sent again by itself; null where its author has to decide. */
export const amended = (entry: OutboxEntry, refusal: Refusal): OutboxEntry | null =>
  editOfArrived(entry, refusal) ?? withoutLostPhoto(entry, refusal)

/** What is sent again to a restored server without its photo, which neither the server nor the phone has any more. */
function withoutLostPhoto(entry: OutboxEntry, { problem }: Refusal): OutboxEntry | null {
  const { photoField, ...rest } = entry
  if (problem !== 'notFound' || !photoField || !entry.input[photoField]) return null
  const { [photoField]: _, ...input } = entry.input
  return { ...rest, input, revision: (entry.revision ?? 0) + 1 }
}
