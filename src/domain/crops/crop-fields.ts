import type { Day } from '../dates.ts'
import { keysOf } from '../table.ts'
import { expectedHarvest, toSquareMetres } from './crop.ts'

type FieldRule = {
  /** What it holds: an area in square metres (hectares in an input), a weight in kilograms, a day, words, the id of a field. */
  kind: 'area' | 'weight' | 'day' | 'text' | 'field'
  /** Its name in an input. */
  input: string
  /** The kind of its line in the crop's log. */
  log: 'edit' | 'yield'
  /** What becomes of it where two people changed it to different values: somebody chooses, or both stay. */
  conflict: 'choose' | 'keepBoth'
}

/**
 * The facts of a farmer's crop that people edit. Each is a column of `farmer_crops` by the same name. From this table
 * come the rows' and the answers' fields, the log, the merge of two edits, what the phone shows of an edit that waits,
 * and how the outbox names it; a form, a label and the schema of its input are written by hand.
 */
export const CROP_FIELDS = {
  fieldId: { kind: 'field', input: 'fieldId', log: 'edit', conflict: 'choose' },
  fieldSize: { kind: 'area', input: 'areaSize', log: 'edit', conflict: 'choose' },
  plantingDate: { kind: 'day', input: 'plantingDate', log: 'edit', conflict: 'choose' },
  expectedHarvest: { kind: 'day', input: 'expectedHarvestDate', log: 'edit', conflict: 'choose' },
  notes: { kind: 'text', input: 'notes', log: 'edit', conflict: 'keepBoth' },
  expectedYield: { kind: 'weight', input: 'expectedYield', log: 'yield', conflict: 'choose' },
  actualYield: { kind: 'weight', input: 'actualYield', log: 'yield', conflict: 'choose' },
} as const satisfies Record<string, FieldRule>

type Fields = typeof CROP_FIELDS
export type CropField = keyof Fields
type ValueOf<K extends CropField> = Fields[K]['kind'] extends 'area' | 'weight' ? number : string

/** The facts as they are stored; null where they were not entered. */
export type CropFacts = { [K in CropField]: ValueOf<K> | null }

/** The facts as an input names them; an absent key leaves its value as it is. */
export type CropFactsInput = { [K in CropField as Fields[K]['input']]?: ValueOf<K> | null | undefined }

/** A record of all fields. */
export const eachField = <T>(of: (field: CropField) => T) =>
  Object.fromEntries(keysOf(CROP_FIELDS).map((field) => [field, of(field)])) as Record<CropField, T>

/** The facts of a record that holds more than them. */
export const cropFacts = (record: CropFacts): CropFacts => eachField((field) => record[field]) as CropFacts

type NewCrop = { input: CropFactsInput; growthDuration: number | null; today: Day }

/** The facts of a crop that is added: planting defaults to today, the harvest to planting plus the growth duration. */
export function newCropFacts({ input, growthDuration, today }: NewCrop): CropFacts {
  const given = { ...(eachField(() => null) as CropFacts), ...factsOf(input) }
  const plantingDate = given.plantingDate ?? today
  return {
    ...given,
    plantingDate,
    expectedHarvest: given.expectedHarvest ?? expectedHarvest(plantingDate, growthDuration),
  }
}

/**
 * The facts that an input changes, in the names and units of the record: hectares become square metres, an empty text
 * none.
 */
export function factsOf(input: CropFactsInput): Partial<CropFacts> {
  const given = keysOf(CROP_FIELDS).flatMap((field) => {
    const value = input[CROP_FIELDS[field].input]
    return value === undefined ? [] : [[field, stored(field, value)]]
  })
  return Object.fromEntries(given)
}

function stored(field: CropField, value: string | number | null) {
  const { kind } = CROP_FIELDS[field]
  if (kind === 'area') return value === null ? null : toSquareMetres(Number(value))
  // An empty field of a form is no day and no words.
  return value === '' ? null : value
}

export const isArea = (field: string) =>
  Object.hasOwn(CROP_FIELDS, field) && CROP_FIELDS[field as CropField].kind === 'area'

/** How an input names a field of a record, and the other way round; any other name stays as it is. */
export const inputNameOf = (field: string): string =>
  Object.hasOwn(CROP_FIELDS, field) ? CROP_FIELDS[field as CropField].input : field
export const fieldOfInput = (name: string): string =>
  keysOf(CROP_FIELDS).find((field) => CROP_FIELDS[field].input === name) ?? name
