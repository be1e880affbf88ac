import geographiclib from 'geographiclib-geodesic'
import { hectaresOf } from './hectares.ts'
import type { Position } from './ring.ts'
import { isAbovePoint } from './sphere.ts'

const { Geodesic } = geographiclib

/** What a border encloses. */
export type Measure = { areaM2: number; perimeterM: number }

/** Area and length of a border on the WGS 84 ellipsoid, by GeographicLib (Karney 2013), whichever way it goes round. */
export function measureRing(points: readonly Position[]): Measure {
  const polygon = Geodesic.WGS84.Polygon(false)
  for (const [longitude, latitude] of points) polygon.AddPoint(latitude, longitude)
  const { area = 0, perimeter } = polygon.Compute(false, true)
  return { areaM2: Math.abs(area), perimeterM: perimeter }
}

/**
 * Whether a field needs its border for the European Union: where either measure or the upper end of the band of error
 * (`bandPercent`) is above four hectares.
 */
export function needsBorder(points: readonly Position[], bandPercent = 0): boolean {
  return isAbovePoint(points, hectaresOf(measureRing(points).areaM2), bandPercent)
}
