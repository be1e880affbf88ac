import * as z from 'zod'
import { says } from '../checks.ts'
import { rowId } from '../contract.ts'
import { checkValues, fileId, importStateOf } from '../operations/import/import-state.schema.ts'
import { keysOf } from '../table.ts'
import { FIELD_NOTES } from './formats/read/found-field.ts'

export type FieldFileBounds = { bytes: number; fields: number }
/** How large a file of fields may be, and how many it may hold: one that is sent with the call that imports it. */
export const SMALL_FIELD_FILE: FieldFileBounds = { bytes: 5_000_000, fields: 1000 }
/** One that is uploaded first, and imported beside the requests. */
export const LARGE_FIELD_FILE: FieldFileBounds = { bytes: 20_000_000, fields: 10_000 }
/** Of so many fields of a file a report tells what became of each: of those that need a look first. */
export const MAX_REPORTED_FIELDS = 1000

const flag = z.union([z.boolean(), z.stringbool()]).default(false)
const order = { farmerId: rowId.nullish().default(null), fieldId: rowId.nullish().default(null), swapsAxes: flag }

/**
 * A file of fields in base64. Without a farmer each of its fields names its own, by a property or column `username`,
 * `phone`, `farmerId`, or `code` of a field that is there. With `fieldId` the file holds one border, which
 * becomes that of this field. `swapsAxes` swaps latitude and longitude of those fields that
 * were refused because they seem to be swapped.
 */
export const fieldImportInput = z.object({
  file: z.base64().max(Math.ceil(SMALL_FIELD_FILE.bytes / 3) * 4, says('fieldFileTooLarge')),
  dryRun: flag,
  ...order,
})
export type FieldImportOrder = Omit<z.infer<typeof fieldImportInput>, 'file'>

/** Why a field of a file is not written: the name of the check, and the point of the border that it found. */
const importRefusal = z.object({
  check: z.string(),
  message: z.string(),
  vertex: z.number().nullable(),
  edge: z.number().nullable(),
  /** What the sentence of the check names, by which it is said in another language. */
  values: checkValues,
})
export type ImportRefusal = z.infer<typeof importRefusal>

/** What lies under a field that was read: another farmer's, with whom a boundary case is open. */
const overlap = z.object({ fieldId: z.string(), name: z.string(), farmerName: z.string(), sharedArea: z.number() })

/** A field of the file, by its number in it; `id` and `code` are those of the field that was written. */
const importedField = z.object({
  number: z.number(),
  name: z.string(),
  externalId: z.string().nullable(),
  farmerId: z.string().nullable(),
  farmerName: z.string().nullable(),
  id: z.string().nullable(),
  code: z.string().nullable(),
  totalArea: z.number().nullable(),
  fixes: z.number().nullable(),
  notes: z.array(z.enum(keysOf(FIELD_NOTES))),
  overlaps: z.array(overlap),
  refusal: importRefusal.nullable(),
})
export type ImportedField = z.infer<typeof importedField>

/** What an import has written, or would write: the good fields, and the others with their reasons. */
export const fieldImport = z.object({
  isDryRun: z.boolean(),
  rows: z.number(),
  imported: z.number(),
  fresh: z.number(),
  refused: z.number(),
  /** How many were refused because their axes seem to be swapped. */
  swapped: z.number(),
  /** What became of them; of a large file those that need a look first. */
  fields: z.array(importedField),
})
export type FieldImport = z.infer<typeof fieldImport>

/** The same for a file that was uploaded before. */
export const startFieldImport = z.object({ fileId, isDryRun: z.boolean(), ...order })
export const fieldImportState = importStateOf(fieldImport)
