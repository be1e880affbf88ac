import { bandOfFixes } from '#domain/fields/border/error-band.ts'
import { asHectares } from '#domain/fields/border/hectares.ts'
import { readRing } from '#domain/fields/border/read-ring.ts'
import type { Position, Ring } from '#domain/fields/border/ring.ts'
import type { NewField } from '#domain/fields/field.schema.ts'

type Bordered = { boundaryCoordinates: readonly Position[]; walk: NewField['walk'] }

/** What the columns of a field hold of its border, which its schema has checked; nothing of an empty one. */
export function measureField({ boundaryCoordinates, walk }: Bordered) {
  if (boundaryCoordinates.length === 0) return NO_BORDER
  const read = readRing(boundaryCoordinates)
  if ('fault' in read) throw new Error(`A border with a fault was let through: ${read.fault.check}`)
  const { ring, areaM2, perimeterM } = read
  return {
    boundaryCoordinates: ring.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
    totalArea: asHectares(areaM2),
    perimeter: Math.round(perimeterM * 10) / 10,
    errorBand: walk && bandOfFixes(ring, areaM2, walk),
    ...boxOf(ring),
    ...centreOf(ring),
  }
}

const NO_BORDER = { boundaryCoordinates: [], perimeter: null, errorBand: null, west: null, south: null, east: null, north: null } // biome-ignore format: columns

/** R*Tree's integers: rounded outwards, so that the box holds the border. */
const SCALE = 1e7
export function boxOf(ring: Ring) {
  const [xs, ys] = [ring.map(([x]) => x * SCALE), ring.map(([, y]) => y * SCALE)]
  return {
    west: Math.floor(Math.min(...xs)),
    south: Math.floor(Math.min(...ys)),
    east: Math.ceil(Math.max(...xs)),
    north: Math.ceil(Math.max(...ys)),
  }
}

/** The middle of the box: good enough for a weather forecast and a list. */
function centreOf(ring: Ring) {
  const { west, south, east, north } = boxOf(ring)
  const middle = (a: number, b: number) => Math.round((a + b) / 2 / (SCALE / 1e6)) / 1e6
  return { centerLongitude: middle(west, east), centerLatitude: middle(south, north) }
}
