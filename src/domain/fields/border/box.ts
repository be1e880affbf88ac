import type { Ring } from './ring.ts'

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
export function centreOf(ring: Ring) {
  const { west, south, east, north } = boxOf(ring)
  const middle = (a: number, b: number) => Math.round((a + b) / 2 / (SCALE / 1e6)) / 1e6
  return { centerLongitude: middle(west, east), centerLatitude: middle(south, north) }
}
