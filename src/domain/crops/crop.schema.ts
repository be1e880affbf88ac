import * as z from 'zod'
import { says } from '../checks.ts'
import { boundedText, dayText, newRowId, optionalDay, optionalText, rowId } from '../contract.ts'
import { keysOf } from '../table.ts'
import { CROP_STATUS, harvestFollows } from './crop.ts'
import { CROP_FIELDS, type CropFacts, type CropField, eachField } from './crop-fields.ts'
import { CROP_GROUPS } from './crop-group.ts'

const NO_CROP = says('cropChoice')
const HARVEST_BEFORE_PLANTING = says('harvestBeforePlanting')

/** An entry of the crop catalogue; `growthDuration` in days. */
export const crop = z.object({
  id: z.string(),
  name: z.string(),
  localName: z.string().nullable(),
  description: z.string().nullable(),
  plantingSeason: z.string().nullable(),
  harvestSeason: z.string().nullable(),
  growthDuration: z.number().nullable(),
  group: z.enum(keysOf(CROP_GROUPS)),
  imageUrl: z.string().nullable(),
})
export type Crop = z.infer<typeof crop>

const status = z.enum(keysOf(CROP_STATUS))

type Fact<K extends CropField> = z.ZodNullable<NonNullable<CropFacts[K]> extends number ? z.ZodNumber : z.ZodString>
const isNumber = (field: CropField) => ['area', 'weight'].includes(CROP_FIELDS[field].kind)

/** The editable facts of a crop, as they are stored (see crop-fields.ts). */
const facts = eachField((field) => (isNumber(field) ? z.number() : z.string()).nullable()) as {
  [K in CropField]: Fact<K>
}

/**
 * What a farmer grows; `areaSize` in hectares, `fieldSize` the same in square metres, `progress` in percent, yields in
 * kg.
 */
export const farmerCrop = z.object({
  id: z.string(),
  farmerId: z.string(),
  status,
  progress: z.number(),
  ...facts,
  areaSize: z.number().nullable(),
  imageUrl: z.string().nullable(),
  /** The status before 'problem', while there is one. */
  statusBefore: status.nullable(),
  /** Grows with every change; an edit names the version it started from. */
  version: z.number(),
  crop: crop.pick({ id: true, name: true, localName: true, imageUrl: true, growthDuration: true, group: true }),
})
export type FarmerCrop = z.infer<typeof farmerCrop>

/** What an edit started from (see crop-merge.ts). Without one the edit is written over whatever stands. */
const basis = z
  .object({
    version: z.int().min(1),
    seen: z.object({ status, ...facts }).partial(),
  })
  .optional()

/** Hectares; at least one square metre, at most a million hectares. */
export const areaSize = z
  .number(says('cropArea'))
  .min(0.0001, says('areaTooSmall'))
  .max(1_000_000, says('areaTooLarge'))

/** The field that a crop stands in; an empty text, as a form has it, is none. */
const fieldOfCrop = z.union([z.literal(''), rowId]).nullish()

/**
 * A crop to be added to a farm. Planting defaults to the day of writing, the harvest to planting plus the crop's growth duration.
 */
export const addCropInput = z
  .object({
    id: newRowId,
    cropId: z.string(NO_CROP).min(1, NO_CROP).max(64),
    fieldId: fieldOfCrop,
    areaSize,
    plantingDate: optionalDay,
    expectedHarvestDate: optionalDay,
    status: status.default('planning'),
    notes: optionalText(2000),
  })
  .refine(({ plantingDate, expectedHarvestDate }) => harvestFollows(plantingDate, expectedHarvestDate), {
    path: ['expectedHarvestDate'],
    ...HARVEST_BEFORE_PLANTING,
  })
export type AddCropInput = z.infer<typeof addCropInput>

/** A change to a farmer's crop; an absent key leaves its value as it is. */
export const changeCropInput = z
  .object({
    status: status.optional(),
    fieldId: fieldOfCrop,
    areaSize: areaSize.optional(),
    plantingDate: dayText.optional(),
    expectedHarvestDate: dayText.nullable().optional(),
    notes: boundedText(2000).nullable().optional(),
    basis,
  })
  .refine(({ plantingDate, expectedHarvestDate }) => harvestFollows(plantingDate, expectedHarvestDate), {
    path: ['expectedHarvestDate'],
    ...HARVEST_BEFORE_PLANTING,
  })
export type ChangeCropInput = z.infer<typeof changeCropInput>

/** What the form of a crop's facts holds: an empty field takes its value away, but for planting, which stays. */
export const cropFacts = z
  .object({
    fieldId: fieldOfCrop,
    areaSize,
    plantingDate: optionalDay,
    expectedHarvestDate: optionalDay,
    notes: optionalText(2000),
  })
  .refine(({ plantingDate, expectedHarvestDate }) => harvestFollows(plantingDate, expectedHarvestDate), {
    path: ['expectedHarvestDate'],
    ...HARVEST_BEFORE_PLANTING,
  })

/** Kilograms, of a whole field. */
const kilograms = z.number(says('kilograms')).min(0, says('kilograms')).max(1_000_000_000, says('yieldTooLarge'))

/** What a crop should bring and what it brought; an absent key leaves its value as it is. */
export const recordYieldInput = z.object({
  expectedYield: kilograms.nullable().optional(),
  actualYield: kilograms.nullable().optional(),
  basis,
})
export type RecordYieldInput = z.infer<typeof recordYieldInput>

const kilogramsOrNone = z
  .union([z.literal(''), kilograms.nullable()], says('kilograms'))
  .transform((value) => (value === '' ? null : value))

/** The values of the form of yields: an empty field means that there is no yield yet. */
export const cropYields = z.object({ expectedYield: kilogramsOrNone, actualYield: kilogramsOrNone })
export const harvestYield = cropYields.pick({ actualYield: true })

/** The harvest is in; what it weighed, where it was weighed. */
export const harvestCropInput = z.object({
  actualYield: kilograms.nullish().transform((yielded) => yielded ?? undefined),
  basis,
})
export type HarvestCropInput = z.infer<typeof harvestCropInput>

/** A crop that can be restored. */
export const removedCrop = farmerCrop.extend({ removedAt: z.string() })
export type RemovedCrop = z.infer<typeof removedCrop>

const MAX_SEEN_LINES = 200

/**
 * The removal of a crop. `basis` are the lines of its log that its remover has seen, the newest ones: where others wrote
 * more, nothing is removed before somebody chose. Without one the crop is removed whatever was written.
 */
export const removeCropInput = z.object({ basis: z.object({ seen: z.array(rowId).max(MAX_SEEN_LINES) }).optional() })
export type RemoveCropInput = z.infer<typeof removeCropInput>

export const cropOfFarmer = z.object({ farmerId: rowId, cropId: rowId })
