import { newId } from '#client/phone/new-id.ts'
import { CROP_FIELDS } from '#domain/crops/crop-fields.ts'
import { keysOf } from '#domain/table.ts'
import { isCropCreation } from './crop-order.ts'
import type { OutboxEntry, Refusal } from './entry.ts'

/**
 * What becomes of a creation whose first wording has arrived, while its author corrected it here: an edit of that row,
 * under a key of its own. Null for any other refusal.
 */
export function editOfArrived(entry: OutboxEntry, { problem }: Pick<Refusal, 'problem'>): OutboxEntry | null {
  const isThere =
    problem === 'keyReused' ||
    (problem === 'idTaken' && (isCropCreation(entry) || entry.path === 'farmer.fields.create'))
  const edit = isThere && Object.hasOwn(EDITS, entry.path) && EDITS[entry.path]
  // The photo arrived with the first wording.
  const { attachment: _, refusal: __, ...rest } = entry
  return edit ? { ...rest, ...edit(entry), key: newId(), revision: (entry.revision ?? 0) + 1 } : null
}

type Edit = Partial<Pick<OutboxEntry, 'path' | 'input'>>

const EDITS: Record<string, (entry: OutboxEntry) => Edit> = {
  'farmer.crops.add': cropEdit,
  'farmer.fields.create': ({ input }) => ({ path: 'farmer.fields.change', input }),
  // Under the id of a line that its author wrote, the server takes new words for it.
  'farmer.cropLog.note': () => ({}),
  'farmer.cropLog.report': () => ({}),
}

/** The server made the crop in its version 1: what others changed since is not written over, but asked about. */
function cropEdit({ input: { id, farmerId, ...input }, corrected }: OutboxEntry): Edit {
  const facts = keysOf(CROP_FIELDS).map((field) => CROP_FIELDS[field].input)
  const names = facts.filter((name) => input[name] !== undefined && (corrected?.includes(name) ?? true))
  const changed = Object.fromEntries(names.map((name) => [name, input[name]]))
  return {
    path: 'farmer.crops.change',
    input: { farmerId, cropId: id, ...changed, basis: { version: 1, seen: {} } },
  }
}
