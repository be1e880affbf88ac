import * as z from 'zod'
import { pageInput, rowId, searchWords } from '../contract.ts'
import { COUNTRIES } from '../places.ts'
import { keysOf } from '../table.ts'
import { positions } from './boundary.schema.ts'
import { FIELD_WAYS } from './field.ts'
import { FIELD_PROBLEMS, FIELD_SORTS, MAX_CHOSEN_FIELDS } from './field-problem.ts'

/** Which fields are meant; words are looked for in name, code and place, and in the farmer's name and place. */
const filter = {
  search: searchWords,
  country: z.enum(keysOf(COUNTRIES)).nullish().default(null),
  problem: z.enum(FIELD_PROBLEMS).optional(),
}

export const fieldFilter = pageInput.extend({ ...filter, sort: z.enum(FIELD_SORTS).default('-createdAt') })

/** Fields that were chosen one by one, or else those of a filter. */
export const fieldSelection = z.object({ ...filter, ids: z.array(rowId).min(1).max(MAX_CHOSEN_FIELDS).optional() })
export type FieldSelection = z.infer<typeof fieldSelection>

/** A field as administrators see it: `outline` is its border with fewer corners, to be drawn small. */
export const fieldRecord = z.object({
  id: z.string(),
  code: z.string().nullable(),
  name: z.string(),
  place: z.string().nullable(),
  country: z.string(),
  farmerId: z.string(),
  farmerName: z.string(),
  username: z.string(),
  /** The farmer's place. */
  location: z.string().nullable(),
  way: z.enum(keysOf(FIELD_WAYS)),
  totalArea: z.number(),
  errorBand: z.number().nullable(),
  outline: positions,
  problems: z.array(z.enum(FIELD_PROBLEMS)),
  createdAt: z.string(),
})
export type FieldRecord = z.infer<typeof fieldRecord>
