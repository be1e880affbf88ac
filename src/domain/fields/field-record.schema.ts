import * as z from 'zod'
import { says } from '../checks.ts'
import { dayText, newRowId, optionalText, requiredText, rowId } from '../contract.ts'
import { CURRENCIES } from '../places.ts'
import { keysOf } from '../table.ts'
import { MEASUREMENT_SOURCES, RESOURCE_TYPES } from './soil.ts'

const measured = (min: number, max: number, unit: string) =>
  z.number().min(min, says('between', { min, max, unit })).max(max, says('between', { min, max, unit })).nullish().default(null) // biome-ignore format: one sentence

/** What was measured: moistures and organic matter in percent, nutrients in mg/kg, temperature in °C, rain in mm. */
const READINGS = {
  soilPH: measured(2, 11, 'pH'),
  soilMoisture: measured(0, 100, '%'),
  organicMatter: measured(0, 100, '%'),
  nitrogen: measured(0, 20_000, 'mg/kg'),
  phosphorus: measured(0, 5_000, 'mg/kg'),
  potassium: measured(0, 20_000, 'mg/kg'),
  temperature: measured(-20, 60, '°C'),
  humidity: measured(0, 100, '%'),
  rainfall: measured(0, 1_000, 'mm'),
}
/** The same as laboratories write them; stored as above. */
const AS_WRITTEN = {
  organicCarbon: measured(0, 580, 'g/kg'),
  phosphate: measured(0, 11_000, 'mg/kg'),
  potash: measured(0, 24_000, 'mg/kg'),
}
const SOURCE = z.enum(keysOf(MEASUREMENT_SOURCES))

/** A measurement of a field on a day: at least one reading. */
export const newMeasurement = z
  .object({
    measurementDate: dayText.optional(),
    source: SOURCE.default('kit'),
    photoId: rowId.nullish().default(null),
    notes: optionalText(500),
    newId: newRowId,
    ...READINGS,
    ...AS_WRITTEN,
  })
  .refine((values) => [...keysOf(READINGS), ...keysOf(AS_WRITTEN)].some((reading) => values[reading] !== null), {
    path: ['soilPH'],
    ...says('measurement'),
  })
export type NewMeasurement = z.infer<typeof newMeasurement>

const reading = z.number().nullable()
export const measurement = z.object({
  id: z.string(),
  fieldId: z.string(),
  measurementDate: z.string().nullable(),
  source: SOURCE.nullable(),
  measuredBy: z.string().nullable(),
  photoId: z.string().nullable(),
  soilPH: reading,
  soilMoisture: reading,
  organicMatter: reading,
  nitrogen: reading,
  phosphorus: reading,
  potassium: reading,
  temperature: reading,
  humidity: reading,
  rainfall: reading,
  notes: z.string().nullable(),
  createdAt: z.string(),
})
export type Measurement = z.infer<typeof measurement>

const amount = z.number().min(0, says('amount')).max(1e9, says('amountTooHigh')).nullish().default(null)

/** What went onto a field on a day; `grade` is N-P-K in percent, as the bag says it. */
export const newApplication = z.object({
  newId: newRowId,
  applicationDate: dayText.optional(),
  resourceType: z.enum(keysOf(RESOURCE_TYPES)),
  resourceName: requiredText(80, 'name'),
  quantity: z.number().positive(says('amount')).max(1e6, says('amountTooHigh')),
  unit: requiredText(20, 'applicationUnit'),
  grade: z.tuple([percent(), percent(), percent()]).nullish().default(null),
  farmerCropId: rowId.nullish().default(null),
  totalCost: amount,
  currency: z.enum(CURRENCIES).optional(),
  preHarvestDays: z.int().min(0).max(365).nullish().default(null),
  reEntryHours: z.int().min(0).max(720).nullish().default(null),
  applicationMethod: optionalText(60),
  notes: optionalText(500),
})
export type NewApplication = z.infer<typeof newApplication>

function percent() {
  return z.number().min(0).max(100)
}

export const application = z.object({
  id: z.string(),
  fieldId: z.string(),
  farmerCropId: z.string().nullable(),
  applicationDate: z.string().nullable(),
  resourceType: z.string(),
  resourceName: z.string(),
  quantity: z.number(),
  unit: z.string(),
  grade: z.array(z.number()).nullable(),
  totalCost: z.number().nullable(),
  currency: z.enum(CURRENCIES),
  preHarvestDays: z.number().nullable(),
  /** Until when nothing is harvested from the field, and until when nobody enters it. */
  harvestFrom: z.string().nullable(),
  reEntryHours: z.number().nullable(),
  applicationMethod: z.string().nullable(),
  notes: z.string().nullable(),
})
export type Application = z.infer<typeof application>
