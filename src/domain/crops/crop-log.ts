/** What a change to a crop can be about, as its log tells it. Kilograms, square metres, days. */
export const CROP_EDITS = [
  'fieldSize',
  'plantingDate',
  'expectedHarvest',
  'notes',
  'expectedYield',
  'actualYield',
  /** A reported problem was resolved, or opened again. */
  'problem',
] as const

export type CropEdit = (typeof CROP_EDITS)[number]
export type CropFacts = {
  fieldSize: number | null
  plantingDate: string | null
  expectedHarvest: string | null
  notes: string | null
  expectedYield: number | null
  actualYield: number | null
}
export type CropEdited = { field: CropEdit; to: string | number | null }

const FIELDS: readonly (keyof CropFacts)[] = [
  'fieldSize',
  'plantingDate',
  'expectedHarvest',
  'notes',
  'expectedYield',
  'actualYield',
]
const isYield = (field: CropEdit) => field === 'expectedYield' || field === 'actualYield'

/** What a change really changes, told apart as the log does: what was harvested, and everything else. */
export function cropEdits(before: CropFacts, change: Partial<CropFacts>) {
  const edits: CropEdited[] = FIELDS.flatMap((field) => {
    const to = change[field]
    return to === undefined || to === before[field] ? [] : [{ field, to }]
  })
  return {
    yield: edits.filter(({ field }) => isYield(field)),
    edit: edits.filter(({ field }) => !isYield(field)),
  }
}
