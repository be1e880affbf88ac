import type { Position } from '../../border/ring.ts'

/** WGS 84: half the equator's diameter in metres, and the flattening. */
const A = 6_378_137
const F = 1 / 298.257223563
/** UTM: the scale on the meridian in the middle of a zone, and what is added to a coordinate so that none is negative. */
const SCALE = 0.9996
const FALSE_EAST = 500_000
const FALSE_NORTH_OF_SOUTH = 10_000_000

const N = F / (2 - F)
const E = Math.sqrt(F * (2 - F))
const RECTIFYING = (A / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64 + N ** 6 / 256)
/** Krüger's series to the fourth power of n (Karney 2011, equation 36): exact to less than a micrometre. */
const BETA = [
  N / 2 - (2 * N ** 2) / 3 + (37 * N ** 3) / 96 - N ** 4 / 360,
  N ** 2 / 48 + N ** 3 / 15 - (437 * N ** 4) / 1440,
  (17 * N ** 3) / 480 - (37 * N ** 4) / 840,
  (4397 * N ** 4) / 161_280,
]

/** A zone of UTM on WGS 84. */
export type UtmZone = { zone: number; isSouth: boolean }

/** The zone of an EPSG code: 326 and 327 with the number of the zone; null for any other code. */
export function utmZoneOf(epsg: number): UtmZone | null {
  const [hemisphere, zone] = [Math.floor(epsg / 100), epsg % 100]
  if ((hemisphere !== 326 && hemisphere !== 327) || zone < 1 || zone > 60) return null
  return { zone, isSouth: hemisphere === 327 }
}

/** Metres of a zone of UTM as degrees of longitude and latitude. */
export function degreesOfUtm([easting, northing]: Position, { zone, isSouth }: UtmZone): Position {
  const xi = (northing - (isSouth ? FALSE_NORTH_OF_SOUTH : 0)) / (SCALE * RECTIFYING)
  const eta = (easting - FALSE_EAST) / (SCALE * RECTIFYING)
  const turns = BETA.map((beta, at) => ({ beta, angle: 2 * (at + 1) }))
  const xi0 = turns.reduce((sum, { beta, angle }) => sum - beta * Math.sin(angle * xi) * Math.cosh(angle * eta), xi)
  const eta0 = turns.reduce((sum, { beta, angle }) => sum - beta * Math.cos(angle * xi) * Math.sinh(angle * eta), eta)
  const conformal = Math.sin(xi0) / Math.hypot(Math.sinh(eta0), Math.cos(xi0))
  const longitude = Math.atan2(Math.sinh(eta0), Math.cos(xi0))
  return [zone * 6 - 183 + degrees(longitude), degrees(Math.atan(geographicTangent(conformal)))]
}

/** The tangent of the latitude whose conformal latitude has this tangent (Karney 2011, equations 19 to 21). */
function geographicTangent(conformal: number): number {
  let tangent = conformal
  for (let round = 0; round < 5; round += 1) {
    const sigma = Math.sinh(E * Math.atanh((E * tangent) / Math.hypot(1, tangent)))
    const found = tangent * Math.hypot(1, sigma) - sigma * Math.hypot(1, tangent)
    const slope = ((1 - E ** 2) * Math.hypot(1, tangent)) / (1 + (1 - E ** 2) * tangent ** 2)
    tangent += ((conformal - found) / Math.hypot(1, found)) * slope
  }
  return tangent
}

const degrees = (radians: number) => (radians * 180) / Math.PI
