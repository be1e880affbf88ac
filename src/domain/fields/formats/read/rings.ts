import type { Position } from '../../border/ring.ts'

type Polygon = { outer: readonly Position[]; holes: number }

/**
 * The polygons of rings that stand in no order: a ring within another one is a hole of it. Which way round they go says
 * nothing, for not every program keeps the shapefile's rule.
 */
export function polygonsOf(rings: readonly (readonly Position[])[]): Polygon[] {
  if (rings.length === 1) return [{ outer: rings[0]!, holes: 0 }]
  const around = rings.map((ring) => rings.filter((other) => other !== ring && isInside(ring[0], other)))
  const isHole = (at: number) => around[at]!.length % 2 === 1
  return rings.flatMap((outer, at) => {
    if (isHole(at)) return []
    const holes = around.filter((outside, other) => isHole(other) && outside.includes(outer)).length
    return [{ outer, holes }]
  })
}

/** Whether a line from the point eastward meets the ring an odd number of times. */
function isInside(point: Position | undefined, ring: readonly Position[]): boolean {
  if (!point) return false
  const [x, y] = point
  return ring.reduce((inside, [ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length]!
    const meets = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    return meets ? !inside : inside
  }, false)
}
