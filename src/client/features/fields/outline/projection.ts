import type { Position } from '#domain/fields/border/ring.ts'

/** Where a point is drawn, in units of the drawing: x to the right, y downward. */
export type Drawn = { x: number; y: number }

export type Projection = {
  toDrawing: (point: Position) => Drawn
  toPosition: (drawn: Drawn) => Position
  metresAUnit: number
}

const METRES_A_DEGREE = 111_320

/**
 * Fits points into a square drawing of `size` units with a margin, north up and true in its shape: a degree of longitude
 * is shorter away from the equator. `leastMetres` is how much of the ground is shown at least.
 */
export function fitted(points: readonly Position[], { size = 100, margin = 6, leastMetres = 20 } = {}): Projection {
  const [west, east] = rangeOf(points.map(([longitude]) => longitude))
  const [south, north] = rangeOf(points.map(([, latitude]) => latitude))
  const middle: Position = [(west + east) / 2, (south + north) / 2]
  const eastward = METRES_A_DEGREE * Math.cos((middle[1] * Math.PI) / 180)
  const metres = Math.max((east - west) * eastward, (north - south) * METRES_A_DEGREE, leastMetres)
  const scale = (size - 2 * margin) / metres
  return {
    toDrawing: ([longitude, latitude]) => ({
      x: size / 2 + (longitude - middle[0]) * eastward * scale,
      y: size / 2 - (latitude - middle[1]) * METRES_A_DEGREE * scale,
    }),
    toPosition: ({ x, y }) => [
      middle[0] + (x - size / 2) / scale / eastward,
      middle[1] - (y - size / 2) / scale / METRES_A_DEGREE,
    ],
    metresAUnit: 1 / scale,
  }
}

const rangeOf = (values: readonly number[]): [number, number] => [
  values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
  values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
]

/** Points as the attribute `points` of a line or an area. */
export const drawnPoints = (points: readonly Position[], { toDrawing }: Projection) =>
  points.map(toDrawing).map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ') // biome-ignore format: one text
