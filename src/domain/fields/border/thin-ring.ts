/** A border with at most so many points, evenly taken: for a small drawing, and for nothing that is measured. */
export function thinRing<Point>(ring: readonly Point[], most: number): Point[] {
  if (ring.length <= most) return [...ring]
  const kept = most - 1
  return [...Array.from({ length: kept }, (_, at) => ring[Math.floor((at * ring.length) / kept)]!), ring.at(-1)!]
}
