import * as z from 'zod'
import { rowId } from '../contract.ts'
import { careDoneInput, undoCareInput } from '../crops/care.schema.ts'
import {
  addCropInput,
  changeCropInput,
  cropOfFarmer,
  harvestCropInput,
  recordYieldInput,
  removeCropInput,
} from '../crops/crop.schema.ts'
import { addNoteInput, reportProblemInput, resolveProblemInput } from '../crops/crop-log.schema.ts'
import { PHOTO_TYPES } from '../crops/photo/photo.ts'
import { fieldEdit, fieldIdInput, newField } from '../fields/field.schema.ts'
import {
  newApplication,
  newMeasurement,
  undoApplicationInput,
  undoMeasurementInput,
} from '../fields/field-record.schema.ts'
import { newZone, zoneIdInput } from '../fields/zone.schema.ts'
import { SAVED_VERSION } from './saved-version.ts'

const ofFarmer = z.object({ farmerId: rowId })

/** The writes of a farmer that an agent may send, with their input; the others only the farmer can. */
const IMPORTABLE = {
  'farmer.crops.add': ofFarmer.and(addCropInput),
  'farmer.crops.change': cropOfFarmer.and(changeCropInput),
  'farmer.crops.harvest': cropOfFarmer.and(harvestCropInput),
  'farmer.crops.recordYield': cropOfFarmer.and(recordYieldInput),
  'farmer.crops.remove': cropOfFarmer.and(removeCropInput),
  'farmer.crops.restore': cropOfFarmer,
  'farmer.cropLog.note': cropOfFarmer.and(addNoteInput),
  'farmer.cropLog.report': cropOfFarmer.and(reportProblemInput),
  'farmer.cropLog.resolve': cropOfFarmer.and(resolveProblemInput),
  'farmer.care.done': careDoneInput,
  'farmer.care.undo': undoCareInput,
  'farmer.fields.create': ofFarmer.and(newField),
  'farmer.fields.change': ofFarmer.and(fieldEdit),
  'farmer.fields.remove': ofFarmer.and(fieldIdInput),
  'farmer.fields.restore': ofFarmer.and(fieldIdInput),
  'farmer.measurements.add': ofFarmer.and(fieldIdInput).and(newMeasurement),
  'farmer.measurements.undo': ofFarmer.and(fieldIdInput).and(undoMeasurementInput),
  'farmer.applications.add': ofFarmer.and(fieldIdInput).and(newApplication),
  'farmer.applications.undo': ofFarmer.and(fieldIdInput).and(undoApplicationInput),
  'farmer.zones.add': ofFarmer.and(fieldIdInput).and(newZone),
  'farmer.zones.remove': ofFarmer.and(fieldIdInput).and(zoneIdInput),
} as const satisfies Record<string, z.core.$ZodType<{ farmerId: string }>>

export type ImportablePath = keyof typeof IMPORTABLE
export const isImportable = (path: string): path is ImportablePath => Object.hasOwn(IMPORTABLE, path)

/** Of the farmer's account; a file may have them, and they are left to the farmer's own phone. */
const PERSONAL = ['farmer.bookmarks.', 'farmer.notifications.', 'farmer.advice.', 'farmer.preferences.', 'farmer.contact.', 'learning.'] // biome-ignore format: one list
const isPersonal = (path: string) => PERSONAL.some((start) => path.startsWith(start))

/** More than a season's writes with their photos. */
export const MAX_SAVED_BYTES = 64_000_000
const MAX_ENTRIES = 2000
const MAX_PHOTO_TEXT = 1_400_000

const attachment = z.object({
  field: z.literal('photoId'),
  farmerId: rowId,
  type: z.enum(PHOTO_TYPES),
  bytes: z.base64().max(MAX_PHOTO_TEXT),
})

const savedEntry = z.object({
  key: z.string().regex(/^[\x21-\x7e]{1,180}$/),
  userId: rowId,
  path: z.string().max(100),
  input: z.record(z.string().max(100), z.unknown()),
  writtenAt: z.iso.datetime(),
  attachment: attachment.optional(),
})
type SavedEntry = z.infer<typeof savedEntry>

const savedOutbox = z.object({
  version: z.literal(SAVED_VERSION),
  entries: z.array(savedEntry).min(1).max(MAX_ENTRIES),
})

type Problem = 'tooLarge' | 'notOurs' | 'severalFarmers' | 'unknownWrite' | 'damaged'
export type ImportableEntry = SavedEntry & { path: ImportablePath }
export type Importable = {
  farmerId: string
  entries: ImportableEntry[]
  /** How many writes only the farmer can send. */
  personal: number
}
export type ReadOutbox = { problem: Problem } | ({ problem: null } & Importable)

/** Reads the file that a farmer saved of the outbox. One entry that is not sound refuses the whole file. */
export function readSavedOutbox(file: string): ReadOutbox {
  if (file.length > MAX_SAVED_BYTES) return { problem: 'tooLarge' }
  const saved = savedOutbox.safeParse(parsed(file))
  if (!saved.success) return { problem: 'notOurs' }
  const [first, ...rest] = saved.data.entries
  const farmerId = first!.userId
  const entries: ImportableEntry[] = []
  for (const entry of [first!, ...rest]) {
    const { path, input, attachment: photo, userId } = entry
    if (userId !== farmerId || (photo && photo.farmerId !== farmerId)) return { problem: 'severalFarmers' }
    if (!isImportable(path)) {
      if (!isPersonal(path)) return { problem: 'unknownWrite' }
      continue
    }
    const checked = IMPORTABLE[path].safeParse(input)
    if (!checked.success) return { problem: 'damaged' }
    if (checked.data.farmerId !== farmerId) return { problem: 'severalFarmers' }
    entries.push({ ...entry, path })
  }
  return { problem: null, farmerId, entries, personal: rest.length + 1 - entries.length }
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file)
  } catch {
    return null
  }
}
