import type { Position } from '#domain/fields/border/ring.ts'
import type { Point } from '#domain/fields/distance.ts'

/** Corners in metres from the middle: east, north. */
export type Shape = readonly (readonly [east: number, north: number])[]

/** Near which town a field lies, the how-manieth of which farmer, and how large it is. */
type FieldSite = { town: Point; nth: number; at: number; hectares: number }

const METRES_A_DEGREE = 111_320
/** Out of town, and each field beside the one before. */
const NORTH_M = 7_000
const APART_M = 260

/** A shape as the border of an invented field: turned, given its area, and put north of a town. */
export function borderOf(shape: Shape, { town, nth, at, hectares }: FieldSite): Position[] {
  const turn = (nth * 47 + at * 110) * (Math.PI / 180)
  const scale = Math.sqrt((hectares * 10_000) / areaOf(shape))
  const eastward = METRES_A_DEGREE * Math.cos((town.latitude * Math.PI) / 180)
  const ring = shape.map(([east, north]): Position => {
    const x = (east * Math.cos(turn) - north * Math.sin(turn)) * scale + at * APART_M
    const y = (east * Math.sin(turn) + north * Math.cos(turn)) * scale + NORTH_M + at * 40
    return [rounded(town.longitude + x / eastward), rounded(town.latitude + y / METRES_A_DEGREE)]
  })
  return [...ring, ring[0]!]
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const areaOf = (shape: Shape) =>
  Math.abs(
    shape.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = shape[(at + 1) % shape.length]!
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2
