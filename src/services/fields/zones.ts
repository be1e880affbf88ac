import type { Db } from '#db/client.ts'
import type { FieldRow } from '#db/queries/fields/fields.ts'
import { deleteZone, findZone, insertZone, listZones, updateZone } from '#db/queries/fields/zones.ts'
import { asHectares } from '#domain/fields/border/hectares.ts'
import { readRing } from '#domain/fields/border/read-ring.ts'
import type { Position, Ring } from '#domain/fields/border/ring.ts'
import type { NewZone, Zone, ZoneEdit } from '#domain/fields/zone.schema.ts'
import { MAX_ZONES, ZONE_TOLERANCE } from '#domain/fields/zone.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { sharedM2 } from './overlap.ts'

type Field = Pick<FieldRow, 'id' | 'totalArea' | 'boundaryCoordinates'>
type Writer = Pick<Actor, 'writtenAt'>

/** Marks part of a field; together the parts are no larger than it. */
export function addZone(tx: Db, field: Field, { newId, ...input }: NewZone, { writtenAt }: Writer): Zone {
  if (newId && findZone(tx, newId)) throw problem('idTaken')
  const others = listZones(tx, field.id)
  if (others.length >= MAX_ZONES) throw problem('zonesFull')
  const measured = measuredZone(field, input)
  assertFits(field, others, measured.area)
  const { id } = insertZone(tx, { ...input, ...measured, id: newId, fieldId: field.id, updatedAt: writtenAt().toISOString() }) // biome-ignore format: one row
  return findZone(tx, id)!
}

/** Changes a zone; a new border is measured anew, and an area alone takes the border away. */
export function changeZone(tx: Db, field: Field, { zoneId, ...change }: ZoneEdit, { writtenAt }: Writer): Zone {
  const zone = zoneIn(tx, field, zoneId)
  const { coordinates, area, ...facts } = change
  const isMeasured = coordinates !== undefined || area !== undefined
  const measured = isMeasured ? measuredZone(field, { coordinates: coordinates ?? [], area: area ?? zone.area }) : null
  const others = listZones(tx, field.id).filter(({ id }) => id !== zoneId)
  assertFits(field, others, (measured ?? zone).area)
  // The input names the field by 'id'.
  updateZone(tx, zoneId, { ...facts, ...measured, id: zoneId, updatedAt: writtenAt().toISOString() })
  return findZone(tx, zoneId)!
}

export function removeZone(tx: Db, field: Field, { zoneId }: { zoneId: string }): { id: string } {
  zoneIn(tx, field, zoneId)
  deleteZone(tx, zoneId)
  return { id: zoneId }
}

function zoneIn(db: Db, { id }: Field, zoneId: string): Zone {
  const zone = findZone(db, zoneId)
  if (zone?.fieldId !== id) throw problem('notFound')
  return zone
}

type Drawn = { coordinates: readonly Position[]; area: number | null }

/** The border of a zone as it is stored, and its area; one that leaves its field is refused. */
function measuredZone({ boundaryCoordinates: border }: Field, { coordinates, area }: Drawn) {
  const read = coordinates.length > 0 ? readRing(coordinates) : null
  if (read === null || 'fault' in read) return { coordinates: [], area: area! }
  const inside = border.length > 0 ? sharedM2(read.ring, border as Ring) : read.areaM2
  if (inside < read.areaM2 * (1 - ZONE_TOLERANCE)) throw problem('zoneOutside')
  return { coordinates: read.ring.map(([x, y]): [number, number] => [x, y]), area: asHectares(read.areaM2) }
}

function assertFits({ totalArea }: Field, others: readonly Pick<Zone, 'area'>[], area: number) {
  const sum = others.reduce((total, zone) => total + zone.area, area)
  if (sum > totalArea * (1 + ZONE_TOLERANCE)) throw problem('zonesTooLarge')
}
