/** A point as [longitude, latitude] in degrees (WGS 84), in the order of GeoJSON. */
export type Position = readonly [longitude: number, latitude: number]

/**
 * The border of a field: its corners in order, counter-clockwise as seen from above, the first one again at the end
 * (RFC 7946). Each coordinate has at most six decimals.
 */
export type Ring = readonly Position[]

/** Nobody walks or draws so far from one corner of a field to the next. */
export const MAX_STEP_KM = 50

const isSame = (a: Position, b: Position) => a[0] === b[0] && a[1] === b[1]

/** The corners without the one that closes the ring, and without repetitions of the one before. */
export function cornersOf(points: readonly Position[]): Position[] {
  const corners = points.filter((point, index) => index === 0 || !isSame(point, points[index - 1]!))
  while (corners.length > 1 && isSame(corners[0]!, corners.at(-1)!)) corners.pop()
  return corners
}

/** Corners as a ring: closed, and turned counter-clockwise. */
export function ringOf(corners: readonly Position[]): Ring {
  // The first corner stays the first one: who walked began there. The oldest browsers have no toReversed.
  const others = signedArea(corners) < 0 ? corners.slice(1).reverse() : corners.slice(1)
  return [corners[0]!, ...others, corners[0]!]
}

/** Twice the area in square degrees, above 0 where the corners go counter-clockwise. */
function signedArea(corners: readonly Position[]): number {
  const [[west, south]] = [corners[0]!]
  return corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!
    return sum + (x - west) * (nextY - south) - (nextX - west) * (y - south)
  }, 0)
}
