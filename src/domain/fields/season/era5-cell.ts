import type { Point } from '../distance.ts'

/** ERA5 has one value for each quarter of a degree (ECMWF). */
const STEP = 4

/** The point of the record in whose cell a place lies: all fields of a cell are asked for once. */
export const recordPointOf = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * STEP) / STEP || 0,
  longitude: Math.round(longitude * STEP) / STEP || 0,
})
