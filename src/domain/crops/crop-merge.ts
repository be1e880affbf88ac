import type { CropStatus } from './crop.ts'
import { CROP_FIELDS, type CropFacts, type CropField } from './crop-fields.ts'
import { mergeNotes } from './notes-merge.ts'

/** What of a crop is edited, and so can be edited by two people at once. */
export type CropState = CropFacts & { status: CropStatus }
type EditedField = CropField | 'status'

/** What an edit started from: the version of the row, and the edited fields as they were on the screen. */
export type CropBasis = { version: number; seen: Partial<CropState> }

/** A field that was changed to two different values; `theirs` is the one that stands. */
export type CropConflict = { field: EditedField; mine: string | number | null; theirs: string | number | null }

/**
 * Brings an edit to the row as it stands now. What the writer left as it was is not written, also where the phone only
 * guessed what the server holds. Fields that only one side changed merge; of notes both stay; a field that both changed
 * is a conflict, and nothing of the edit may be written before somebody chose.
 */
export function mergeCropEdit(now: CropState & { version: number }, edit: Partial<CropState>, basis: CropBasis) {
  const isSameVersion = basis.version === now.version
  const merged: Partial<CropState> = {}
  const clashes: CropConflict[] = []
  for (const field of Object.keys(edit) as EditedField[]) {
    const [mine, seen, theirs] = [edit[field], basis.seen[field], now[field]]
    if (mine === undefined || mine === seen || mine === theirs) continue
    if (isSameVersion || theirs === seen) Object.assign(merged, { [field]: mine })
    else if (keepsBoth(field))
      Object.assign(merged, { [field]: mergeNotes(text(mine), text(seen), text(theirs)) || null })
    else clashes.push({ field, mine, theirs })
  }
  return { edit: merged, clashes }
}

const keepsBoth = (field: EditedField) => field !== 'status' && CROP_FIELDS[field].conflict === 'keepBoth'
const text = (value: string | number | null | undefined) => String(value ?? '')
