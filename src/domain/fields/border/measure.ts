import geographiclib from 'geographiclib-geodesic'
import { cornersOf, type Position } from './ring.ts'

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

export const M2_PER_HECTARE = 10_000
export const hectaresOf = (areaM2: number) => areaM2 / M2_PER_HECTARE

/** The radius with which the European Union's own examples, and much software, take the earth for a sphere, in metres. */
const SPHERE_RADIUS_M = 6_378_137

/**
 * The area on that sphere, in square metres (Chamberlain and Duquette 2007): what a buyer's system may call a field. Kuu
 * stores and shows the ellipsoid's.
 */
export function sphereAreaOf(points: readonly Position[]): number {
  const radians = cornersOf(points).map(([longitude, latitude]) => [toRadians(longitude), toRadians(latitude)] as const)
  const sum = radians.reduce((total, [, latitude], index) => {
    const before = radians[(index + radians.length - 1) % radians.length]!
    const after = radians[(index + 1) % radians.length]!
    return total + (after[0] - before[0]) * Math.sin(latitude)
  }, 0)
  return Math.abs((sum * SPHERE_RADIUS_M ** 2) / 2)
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** A buyer in the European Union needs the border of a field above it; below it one point may do (Regulation 2023/1115). */
export const POINT_AT_MOST_HA = 4

/**
 * Whether a field needs its border for the European Union: where either measure or the upper end of the band of error
 * (`bandPercent`) is above four hectares.
 */
export function needsBorder(points: readonly Position[], bandPercent = 0): boolean {
  const ellipsoid = measureRing(points).areaM2
  const largest = Math.max(ellipsoid * (1 + bandPercent / 100), sphereAreaOf(points))
  return hectaresOf(largest) > POINT_AT_MOST_HA
}
