import * as z from 'zod'
import { says } from '../checks.ts'
import { dayText, newRowId, optionalText, requiredText, rowId } from '../contract.ts'
import { CURRENCIES } from '../places.ts'
import { keysOf } from '../table.ts'
import { MEASUREMENT_SOURCES, RESOURCE_TYPES } from './soil.ts'

const within = (min: number, max: number, unit: string) =>
  z.number(says('between', { min, max, unit })).min(min, says('between', { min, max, unit })).max(max, says('between', { min, max, unit })) // biome-ignore format: one sentence

/** What was measured: moistures and organic matter in percent, nutrients in mg/kg, temperature in °C, rain in mm. */
export const READINGS = {
  soilPH: { min: 2, max: 11, unit: 'pH' },
  soilMoisture: { min: 0, max: 100, unit: '%' },
  organicMatter: { min: 0, max: 100, unit: '%' },
  nitrogen: { min: 0, max: 20_000, unit: 'mg/kg' },
  phosphorus: { min: 0, max: 5_000, unit: 'mg/kg' },
  potassium: { min: 0, max: 20_000, unit: 'mg/kg' },
  temperature: { min: -20, max: 60, unit: '°C' },
  humidity: { min: 0, max: 100, unit: '%' },
  rainfall: { min: 0, max: 1_000, unit: 'mm' },
} as const
export type Reading = keyof typeof READINGS

/** The same as laboratories write them; stored as above. */
export const WRITTEN_READINGS = {
  organicCarbon: { min: 0, max: 580, unit: 'g/kg' },
  phosphate: { min: 0, max: 11_000, unit: 'mg/kg' },
  potash: { min: 0, max: 24_000, unit: 'mg/kg' },
} as const
export type WrittenReading = keyof typeof WRITTEN_READINGS

const BOUNDS = { ...READINGS, ...WRITTEN_READINGS }
type AnyReading = Reading | WrittenReading
const ALL_READINGS = keysOf(BOUNDS)
const eachReading = <T>(of: (bounds: { min: number; max: number; unit: string }) => T) =>
  Object.fromEntries(ALL_READINGS.map((reading) => [reading, of(BOUNDS[reading])])) as Record<AnyReading, T>

const hasReading = (values: { [R in AnyReading]?: number | null }) =>
  ALL_READINGS.some((reading) => typeof values[reading] === 'number')
const NO_READING = { path: ['soilPH'], ...says('measurement') }

const SOURCE = z.enum(keysOf(MEASUREMENT_SOURCES))

/** A measurement of a field on a day: at least one reading. */
export const newMeasurement = z
  .object({
    measurementDate: dayText.optional(),
    source: SOURCE.default('kit'),
    photoId: rowId.nullish().default(null),
    notes: optionalText(500),
    newId: newRowId,
    ...eachReading(({ min, max, unit }) => within(min, max, unit).nullish().default(null)),
  })
  .refine(hasReading, NO_READING)
export type NewMeasurement = z.infer<typeof newMeasurement>

/** The form of a measurement: a field that is left empty was not measured. */
export const measurementForm = z
  .object({
    measurementDate: dayText,
    source: SOURCE,
    photoId: z.string().nullable(),
    notes: optionalText(500),
    ...eachReading(({ min, max, unit }) => orEmpty(within(min, max, unit), says('between', { min, max, unit }))),
  })
  .refine(hasReading, NO_READING)

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

/** A field of a form that may be left empty: there is no value then. */
function orEmpty<S extends z.ZodType>(schema: S, refused: Parameters<typeof z.union>[1]) {
  return z.union([z.literal(''), schema], refused).transform((value) => (value === '' ? null : (value as z.infer<S>)))
}

const amount = z.number().min(0, says('amount')).max(1e9, says('amountTooHigh')).nullish().default(null)

const PERCENT = says('between', { min: 0, max: 100, unit: '%' })
function percent() {
  return z.number(PERCENT).min(0, PERCENT).max(100, PERCENT)
}

const DAYS = says('betweenDays', { min: 0, max: 365 })
const HOURS = says('between', { min: 0, max: 720, unit: 'h' })

/** The parts of a bag, in percent, are no more than it. */
function isGrade(parts: readonly (number | null)[]) {
  return parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) <= 100
}

/** What went onto a field on a day; `grade` is N-P-K in percent, as the bag says it. */
export const newApplication = z.object({
  newId: newRowId,
  applicationDate: dayText.optional(),
  resourceType: z.enum(keysOf(RESOURCE_TYPES)),
  resourceName: requiredText(80, 'name'),
  quantity: z.number().positive(says('amount')).max(1e6, says('amountTooHigh')),
  unit: requiredText(20, 'applicationUnit'),
  grade: z.tuple([percent(), percent(), percent()]).refine(isGrade, says('grade')).nullish().default(null),
  farmerCropId: rowId.nullish().default(null),
  totalCost: amount,
  currency: z.enum(CURRENCIES).optional(),
  preHarvestDays: z.int(DAYS).min(0, DAYS).max(365, DAYS).nullish().default(null),
  reEntryHours: z.int(HOURS).min(0, HOURS).max(720, HOURS).nullish().default(null),
  applicationMethod: optionalText(60),
  notes: optionalText(500),
})
export type NewApplication = z.infer<typeof newApplication>

/** The form of an application; the grade is three fields, of which an empty one is 0 where another one is not. */
export const applicationForm = z
  .object({
    applicationDate: dayText,
    resourceType: z.enum(keysOf(RESOURCE_TYPES)),
    resourceName: requiredText(80, 'name'),
    quantity: z.number(says('amount')).positive(says('amount')).max(1e6, says('amountTooHigh')),
    unit: requiredText(20, 'applicationUnit'),
    nitrogen: orEmpty(percent(), PERCENT),
    phosphate: orEmpty(percent(), PERCENT),
    potash: orEmpty(percent(), PERCENT),
    farmerCropId: z.string().transform((id) => id || null),
    totalCost: orEmpty(z.number().min(0, says('amount')).max(1e9, says('amountTooHigh')), says('amount')),
    currency: z.enum(CURRENCIES),
    preHarvestDays: orEmpty(z.int(DAYS).min(0, DAYS).max(365, DAYS), DAYS),
    reEntryHours: orEmpty(z.int(HOURS).min(0, HOURS).max(720, HOURS), HOURS),
    notes: optionalText(500),
  })
  .refine(({ nitrogen, phosphate, potash }) => isGrade([nitrogen, phosphate, potash]), {
    path: ['potash'],
    ...says('grade'),
  })

/** What the form holds as the input that is sent; three empty fields are no grade. */
export function applicationOfForm({ nitrogen, phosphate, potash, ...facts }: z.infer<typeof applicationForm>) {
  const parts = [nitrogen, phosphate, potash]
  const grade: [number, number, number] | null = parts.every((part) => part === null)
    ? null
    : [nitrogen ?? 0, phosphate ?? 0, potash ?? 0]
  return { ...facts, grade }
}

/** Takes an application back. */
export const undoApplicationInput = z.object({ applicationId: rowId })
/** Takes a measurement back. */
export const undoMeasurementInput = z.object({ measurementId: rowId })

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
