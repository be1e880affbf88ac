import { boxOf, centreOf } from '#domain/fields/border/box.ts'
import { bandOf } from '#domain/fields/border/error-band.ts'
import { readRing } from '#domain/fields/border/read-ring.ts'
import { cornersOf, type Position, type Ring } from '#domain/fields/border/ring.ts'
import type { NewField } from '#domain/fields/field.schema.ts'
import { asHectares } from './field-answer.ts'

type Bordered = { boundaryCoordinates: readonly Position[]; walk: NewField['walk'] }

/** What the columns of a field hold of its border, which its schema has checked; nothing of an empty one. */
export function measureField({ boundaryCoordinates, walk }: Bordered) {
  if (boundaryCoordinates.length === 0) return NO_BORDER
  const read = readRing(boundaryCoordinates)
  if ('fault' in read) throw new Error(`A border with a fault was let through: ${read.fault.check}`)
  const { ring, areaM2, perimeterM } = read
  return {
    boundaryCoordinates: ring.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
    totalArea: Math.max(asHectares(areaM2), LEAST_HECTARES),
    perimeter: Math.round(perimeterM * 10) / 10,
    errorBand: walk && bandOfWalk(ring, areaM2, walk),
    ...boxOf(ring),
    ...centreOf(ring),
  }
}

const NO_BORDER = { boundaryCoordinates: [], perimeter: null, errorBand: null, west: null, south: null, east: null, north: null } // biome-ignore format: columns
const LEAST_HECTARES = 0.0001

function bandOfWalk(ring: Ring, areaM2: number, { fixes, share }: NonNullable<NewField['walk']>) {
  const accuracies = fixes.map(([, , , accuracy]) => accuracy).sort((a, b) => a - b)
  const accuracyM = accuracies[Math.floor(accuracies.length / 2)]!
  const seconds = fixes.at(-1)![0] - fixes[0]![0]
  return Math.round(bandOf({ corners: cornersOf(ring), areaM2, accuracyM, share, seconds }) * 10) / 10
}
