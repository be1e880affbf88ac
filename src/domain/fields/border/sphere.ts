import { hectaresOf } from './hectares.ts'
import { cornersOf, type Position } from './ring.ts'

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

/** Whether the area on the sphere, or the upper end of the band of error of the ellipsoid's, is above that limit. */
export const isAbovePoint = (points: readonly Position[], hectares: number, bandPercent: number) =>
  Math.max(hectares * (1 + bandPercent / 100), hectaresOf(sphereAreaOf(points))) > POINT_AT_MOST_HA
