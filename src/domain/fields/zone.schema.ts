import * as z from 'zod'
import { PRIORITIES } from '../advice/advisory.ts'
import { says } from '../checks.ts'
import { newRowId, optionalText, requiredText, rowId } from '../contract.ts'
import { keysOf } from '../table.ts'
import { MAX_HECTARES } from './border/read-ring.ts'
import { borderInput } from './border.schema.ts'
import { positions } from './boundary.schema.ts'
import { ZONE_COLORS, ZONE_TYPES } from './zone.ts'

const zoneType = z.enum(keysOf(ZONE_TYPES))
const priority = z.enum(keysOf(PRIORITIES))
const color = z.enum(ZONE_COLORS)
const hectares = z.number(says('fieldArea')).min(0.0001, says('areaTooSmall')).max(MAX_HECTARES, says('areaTooLarge'))

/** Part of a field: with its border, or with the area that its farmer says; `managementStrategy` is the plan for it. */
export const newZone = z
  .object({
    newId: newRowId,
    name: requiredText(80, 'name'),
    zoneType,
    coordinates: borderInput.default([]),
    area: hectares.nullish().default(null),
    description: optionalText(500),
    managementStrategy: optionalText(500),
    priority: priority.default('medium'),
    color: color.default(ZONE_COLORS[0]),
  })
  .refine(({ coordinates, area }) => coordinates.length > 0 || area !== null, { path: ['area'], ...says('fieldArea') })
export type NewZone = z.infer<typeof newZone>

/** The form of a zone, whose area its farmer says. */
export const zoneForm = z.object({
  name: requiredText(80, 'name'),
  zoneType,
  area: hectares,
  color,
  managementStrategy: optionalText(500),
})

export const zoneIdInput = z.object({ zoneId: rowId })

/** What changes of a zone; an absent key leaves its value as it is. */
export const zoneEdit = zoneIdInput.extend({
  name: requiredText(80, 'name').optional(),
  zoneType: zoneType.optional(),
  coordinates: borderInput.optional(),
  area: hectares.optional(),
  description: optionalText(500).optional(),
  managementStrategy: optionalText(500).optional(),
  priority: priority.optional(),
  color: color.optional(),
})
export type ZoneEdit = z.infer<typeof zoneEdit>

/** A zone as it is answered: `area` in hectares, the border closed and counter-clockwise, or empty. */
export const zone = z.object({
  id: z.string(),
  fieldId: z.string(),
  name: z.string(),
  zoneType: z.string(),
  coordinates: positions,
  area: z.number(),
  description: z.string().nullable(),
  managementStrategy: z.string().nullable(),
  priority,
  color: z.string(),
  updatedAt: z.string(),
})
export type Zone = z.infer<typeof zone>
