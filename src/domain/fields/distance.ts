/** A point on the earth, in degrees (WGS 84). */
export type Point = { latitude: number; longitude: number }

const EARTH_KM = 6371

/** The distance between two points over the ground (haversine), in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)]
  const north = Math.sin((to - from) / 2)
  const east = Math.sin(radians(b.longitude - a.longitude) / 2)
  const half = north ** 2 + Math.cos(from) * Math.cos(to) * east ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
