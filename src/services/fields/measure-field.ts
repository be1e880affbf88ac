import { boxOf, centreOf } from '#domain/fields/border/box.ts'
import { bandOfRawFixes } from '#domain/fields/border/error-band.ts'
import { asHectares } from '#domain/fields/border/hectares.ts'
import { readRing } from '#domain/fields/border/read-ring.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import type { RawFix } from '#domain/fields/boundary.schema.ts'

/** A walk round a field, of a phone or of a file, which may not know when it was. */
export type FieldWalk = { startedAt: string | null; fixes: RawFix[]; share: 68 | 95 }

type Bordered = { boundaryCoordinates: readonly Position[]; walk: FieldWalk | null }

/** What the columns of a field hold of its border, which its schema has checked; nothing of an empty one. */
export function measureField({ boundaryCoordinates, walk }: Bordered) {
  if (boundaryCoordinates.length === 0) return NO_BORDER
  const read = readRing(boundaryCoordinates)
  if ('fault' in read) throw new Error(`A border with a fault was let through: ${read.fault.check}`)
  const { ring, areaM2, perimeterM } = read
  const box = boxOf(ring)
  return {
    boundaryCoordinates: ring.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
    totalArea: asHectares(areaM2),
    perimeter: Math.round(perimeterM * 10) / 10,
    errorBand: walk && bandOfRawFixes(ring, areaM2, walk),
    ...box,
    ...centreOf(box),
  }
}

const NO_BORDER = { boundaryCoordinates: [], perimeter: null, errorBand: null, west: null, south: null, east: null, north: null } // biome-ignore format: columns
