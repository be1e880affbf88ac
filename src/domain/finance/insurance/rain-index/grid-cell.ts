type Point = { latitude: number; longitude: number }

/** A hundredth of a degree is about a kilometre: finer than any grid of rain. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100 || 0

/** The point whose rain is on record for a place. */
export const cellPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
})

/** Its name in the record: '6.62,3.51'. */
export function cellOf(point: Point): string {
  const { latitude, longitude } = cellPoint(point)
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`
}
