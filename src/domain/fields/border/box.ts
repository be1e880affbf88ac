import type { Ring } from './ring.ts'

/** R*Tree's integers: rounded outwards, so that the box holds the border. */
const SCALE = 1e7
export function boxOf(ring: Ring) {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of ring) {
    west = Math.min(west, x * SCALE)
    south = Math.min(south, y * SCALE)
    east = Math.max(east, x * SCALE)
    north = Math.max(north, y * SCALE)
  }
  return { west: Math.floor(west), south: Math.floor(south), east: Math.ceil(east), north: Math.ceil(north) }
}

/** The middle of the box: good enough for a weather forecast and a list. */
export function centreOf({ west, south, east, north }: ReturnType<typeof boxOf>) {
  const middle = (a: number, b: number) => Math.round((a + b) / 2 / (SCALE / 1e6)) / 1e6
  return { centerLongitude: middle(west, east), centerLatitude: middle(south, north) }
}
