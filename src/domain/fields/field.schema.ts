import * as z from 'zod'
import { says } from '../checks.ts'
import { instantText, newRowId, optionalText, requiredText, rowId } from '../contract.ts'
import { keysOf } from '../table.ts'
import { MAX_HECTARES } from './border/read-ring.ts'
import { borderInput } from './border.schema.ts'
import { positions, storedFixes } from './boundary.schema.ts'
import { FIELD_WAYS } from './field.ts'

const way = z.enum(keysOf(FIELD_WAYS))

/** What is known of a field beside its border. `elevation` is in metres, `slope` in percent. */
const FACTS = {
  description: optionalText(500),
  place: optionalText(100),
  elevation: z.number().min(-500).max(6000).nullish().default(null),
  slope: z.number().min(0).max(200).nullish().default(null),
  soilType: optionalText(60),
  drainageLevel: optionalText(60),
  accessRoad: z.boolean().default(false),
  waterSource: optionalText(60),
}

/** Hectares, as somebody says them or a tape gives them. */
const hectares = z.number(says('fieldArea')).min(0.0001, says('areaTooSmall')).max(MAX_HECTARES, says('areaTooLarge'))

/** Every fix of a walk, with its accuracy; `share` is how many of a hundred fixes lie within it: 68 on Android. */
const walk = z.object({
  startedAt: instantText,
  fixes: storedFixes.min(1).max(20_000),
  share: z.union([z.literal(68), z.literal(95)]).default(68),
})

/** A field: with its border, or with the area that its farmer says. `isSwapped` says that latitude came first. */
export const newField = z
  .object({
    id: newRowId,
    name: requiredText(80, 'fieldName'),
    totalArea: hectares.nullish().default(null),
    way: way.optional(),
    boundaryCoordinates: borderInput.default([]),
    walk: walk.nullish().default(null),
    ...FACTS,
  })
  .refine(({ boundaryCoordinates, totalArea }) => boundaryCoordinates.length > 0 || totalArea !== null, {
    path: ['totalArea'],
    ...says('fieldArea'),
  })
export type NewField = z.infer<typeof newField>

/** A fact of a form in figures, which may be left empty. */
const figure = (min: number, max: number, unit: string) => {
  const refused = says('between', { min, max, unit })
  return z
    .union([z.literal(''), z.number().min(min).max(max), z.null()], refused)
    .transform((value) => (value === '' ? null : value))
}

/** What the form of a field's facts holds; the area is asked of a field without a border alone. */
export const fieldFacts = z.object({
  name: requiredText(80, 'fieldName'),
  totalArea: hectares,
  ...FACTS,
  elevation: figure(-500, 6000, 'm'),
  slope: figure(0, 200, '%'),
})

/** What is asked of every new field, and of one whose area alone is known. */
export const namedField = z.object({ name: requiredText(80, 'fieldName'), place: optionalText(100) })
export const saidField = namedField.extend({ totalArea: hectares })

export const fieldIdInput = z.object({ id: rowId })

/** What changes of a field; an absent key leaves its value as it is. */
export const fieldEdit = z.object({
  id: rowId,
  version: z.int().min(1).optional(),
  name: requiredText(80, 'fieldName').optional(),
  totalArea: hectares.optional(),
  way: way.optional(),
  boundaryCoordinates: borderInput.optional(),
  walk: walk.nullish().default(null),
  description: FACTS.description.optional(),
  place: FACTS.place.optional(),
  elevation: z.number().min(-500).max(6000).nullable().optional(),
  slope: z.number().min(0).max(200).nullable().optional(),
  soilType: FACTS.soilType.optional(),
  drainageLevel: FACTS.drainageLevel.optional(),
  accessRoad: z.boolean().optional(),
  waterSource: FACTS.waterSource.optional(),
})
export type FieldEdit = z.infer<typeof fieldEdit>

/** The last thing that went onto a field. */
const lastWork = z.object({ id: z.string(), name: z.string(), on: z.string().nullable() })

/**
 * A field as it is answered: `totalArea` in hectares, `perimeter` in metres, `errorBand` in percent; the border closed and
 * counter-clockwise with six decimals, or empty. `needsBorder` tells that a buyer in the European Union asks for it.
 */
export const field = z.object({
  id: z.string(),
  farmerId: z.string(),
  code: z.string().nullable(),
  name: z.string(),
  description: z.string().nullable(),
  place: z.string().nullable(),
  way,
  totalArea: z.number(),
  perimeter: z.number().nullable(),
  errorBand: z.number().nullable(),
  boundaryCoordinates: positions,
  needsBorder: z.boolean(),
  centerLatitude: z.number().nullable(),
  centerLongitude: z.number().nullable(),
  elevation: z.number().nullable(),
  slope: z.number().nullable(),
  soilType: z.string().nullable(),
  drainageLevel: z.string().nullable(),
  accessRoad: z.boolean(),
  waterSource: z.string().nullable(),
  lastWork: lastWork.nullable(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Field = z.infer<typeof field>

/** A field that was removed; it can be restored. */
export const removedField = z.object({
  id: z.string(),
  name: z.string(),
  totalArea: z.number(),
  removedAt: z.string(),
})
