import { bandOfFixes } from './border/error-band.ts'
import { M2_PER_HECTARE } from './border/hectares.ts'
import { isAbovePoint, POINT_AT_MOST_HA } from './border/sphere.ts'
import type { Field } from './field.schema.ts'
import type { FieldWay } from './field.ts'

type Fixes = readonly (readonly [number, number, number, number])[]
type Walk = { fixes: Fixes; share?: 68 | 95 | undefined } | null | undefined
type Border = readonly (readonly (number | null)[])[]

/** A field, or its changes, as a form sends them. */
type Sent = {
  [Fact in keyof Field]?: Fact extends 'boundaryCoordinates' ? Border | undefined : Field[Fact] | null | undefined
} & { walk?: Walk }

/** A field that the server has not seen yet; its area was measured where it was drawn. */
export function newField({ walk, ...sent }: Sent & { farmerId: string; name: string }, createdAt: string): Field {
  const facts: Field = {
    ...NOTHING_KNOWN,
    id: '',
    ...given(sent),
    farmerId: sent.farmerId,
    name: sent.name,
    createdAt,
    updatedAt: createdAt,
  }
  return { ...facts, ...bordered(facts, sent.boundaryCoordinates ?? [], walk) }
}

const NOTHING_KNOWN = {
  ...{ code: null, description: null, place: null, way: 'area' as FieldWay, totalArea: 0, perimeter: null },
  ...{ errorBand: null, boundaryCoordinates: [], needsBorder: false, centerLatitude: null, centerLongitude: null },
  ...{ elevation: null, slope: null, soilType: null, drainageLevel: null, accessRoad: false, waterSource: null },
  lastWork: null,
  version: 1,
}

/** A field with the changes of an edit; an absent key leaves its value as it is. */
export function changedField(field: Field, { walk, id: _, version: __, ...edit }: Sent): Field {
  const changed = { ...field, ...given(edit) }
  return edit.boundaryCoordinates ? { ...changed, ...bordered(changed, edit.boundaryCoordinates, walk) } : changed
}

/** What was sent of the facts that a field has; its border is read apart, and no field is without an area. */
const given = ({ boundaryCoordinates: _, totalArea, ...facts }: Sent) =>
  Object.fromEntries(
    Object.entries({ ...facts, totalArea: totalArea ?? undefined }).filter(([, value]) => value !== undefined),
  ) as Partial<Field>

/** What is known of a border before the server has measured it. */
function bordered({ totalArea }: Pick<Field, 'totalArea'>, border: Border, walk: Walk) {
  const ring = border.map(([longitude, latitude]): [number, number] => [Number(longitude), Number(latitude)])
  if (ring.length === 0)
    return { boundaryCoordinates: ring, errorBand: null, needsBorder: totalArea > POINT_AT_MOST_HA }
  const band = walk ? bandOfFixes(ring, totalArea * M2_PER_HECTARE, { share: 68, ...walk }) : null
  return {
    boundaryCoordinates: ring,
    perimeter: null,
    errorBand: band,
    needsBorder: isAbovePoint(ring, totalArea, band ?? 0),
  }
}
