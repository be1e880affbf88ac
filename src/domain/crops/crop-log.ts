import { keysOf } from '../table.ts'
import { CROP_FIELDS, type CropFacts, type CropField } from './crop-fields.ts'

/** What an edit in a crop's log is about: a fact, or a reported problem that was resolved or opened again. */
export const CROP_EDITS = [...keysOf(CROP_FIELDS), 'problem'] as const satisfies readonly (CropField | 'problem')[]

type CropEdit = (typeof CROP_EDITS)[number]
export type CropEdited = { field: CropEdit; to: string | number | null }

/** The facts that a change makes different, by the kind of their line in the log. */
export function cropEdits(before: CropFacts, change: Partial<CropFacts>) {
  const ofKind = (kind: 'edit' | 'yield'): CropEdited[] =>
    keysOf(CROP_FIELDS).flatMap((field) => {
      const to = change[field]
      const isChanged = to !== undefined && to !== before[field] && CROP_FIELDS[field].log === kind
      return isChanged ? [{ field, to }] : []
    })
  return { yield: ofKind('yield'), edit: ofKind('edit') }
}
