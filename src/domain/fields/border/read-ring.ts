import { distanceKm } from '../distance.ts'
import { findCrossing } from './crossing.ts'
import { hectaresOf } from './hectares.ts'
import { measureRing } from './measure.ts'
import { cornersOf, MAX_STEP_KM, type Position, type Ring, ringOf } from './ring.ts'
import { cutPosition } from './six-decimals.ts'

export const MAX_CORNERS = 5000
export const MAX_HECTARES = 10_000

/**
 * What can be wrong with a border, each with the code under which the European Union's information system refuses it
 * (API of the EUDR information system, list of errors): what a buyer would hear, the farmer hears first.
 */
export const RING_CHECKS = {
  empty: 'EUDR_COMMODITIES_PRODUCER_GEO_EMPTY',
  latitude: 'EUDR_COMMODITIES_PRODUCER_GEO_LATITUDE_INVALID',
  longitude: 'EUDR_COMMODITIES_PRODUCER_GEO_LONGITUDE_INVALID',
  zeroPoint: 'EUDR_COMMODITIES_PRODUCER_GEO_INVALID',
  longStep: 'EUDR_COMMODITIES_PRODUCER_GEO_INVALID',
  tooManyCorners: 'EUDR_MAXIMUM_GEO_SIZE_REACHED',
  tooFewCorners: 'EUDR_COMMODITIES_PRODUCER_GEO_POLYGON_INVALID',
  straightLine: 'EUDR_COMMODITIES_PRODUCER_GEO_POLYGON_INVALID',
  crossing: 'EUDR_COMMODITIES_PRODUCER_GEO_POLYGON_INVALID',
  tooLarge: 'EUDR_COMMODITIES_PRODUCER_GEO_AREA_INVALID',
} as const
export type RingCheck = keyof typeof RING_CHECKS

/** Which check refused a border, at which of its points as they were given, counted from 0; `edge` is what it crosses. */
export type RingFault = { check: RingCheck; vertex?: number; edge?: number }

export type ReadRing = { ring: Ring; areaM2: number; perimeterM: number } | { fault: RingFault }

/**
 * A border as it is stored: cut to six decimals, without repeated points, closed and turned; or what is wrong with it.
 * It is checked after it was cut, for that may make it cross itself.
 */
export function readRing(points: readonly Position[]): ReadRing {
  if (last?.points !== points) last = { points, read: readPoints(points) }
  return last.read
}

/** The check of an input and then its measuring ask for the same array, and to measure costs the most. */
let last: { points: readonly Position[]; read: ReadRing } | null = null

function readPoints(points: readonly Position[]): ReadRing {
  const misplaced = findMisplaced(points)
  if (misplaced) return { fault: misplaced }
  const given = points.map(cutPosition)
  const corners = cornersOf(given)
  const fault = findShapeFault(corners)
  if (fault) return { fault: atGiven(fault, corners, given) }
  const ring = ringOf(corners)
  const measure = measureRing(ring)
  if (hectaresOf(measure.areaM2) > MAX_HECTARES) return { fault: { check: 'tooLarge' } }
  return { ring, ...measure }
}

function findMisplaced(points: readonly Position[]): RingFault | null {
  if (points.length === 0) return { check: 'empty' }
  if (openOf(points).length > MAX_CORNERS) return { check: 'tooManyCorners' }
  for (const [vertex, point] of points.entries()) {
    const check = misplacedAt(point, points[vertex - 1])
    if (check) return { check, vertex }
  }
  // The edge that closes the border is one that nobody walked either.
  return isLongStep(points.at(-1)!, points[0]!) ? { check: 'longStep', vertex: 0 } : null
}

/** The points without the one that closes the border. */
const openOf = (points: readonly Position[]) =>
  points.length > 1 && String(points[0]) === String(points.at(-1)) ? points.slice(0, -1) : points

/** What is wrong with a point that stands alone, as the place of a field. */
export function findPlaceFault(point: Position): RingFault | null {
  const check = misplacedAt(point)
  return check && { check, vertex: 0 }
}

/** Why a point cannot be a corner after another one; null where it can. */
function misplacedAt([longitude, latitude]: Position, before?: Position): RingCheck | null {
  if (!(Math.abs(longitude) <= 180)) return 'longitude'
  if (!(Math.abs(latitude) <= 90)) return 'latitude'
  // What a device writes that does not know where it is, and what readers make of a gap.
  if (longitude === 0 && latitude === 0) return 'zeroPoint'
  return before && isLongStep(before, [longitude, latitude]) ? 'longStep' : null
}

const isLongStep = (from: Position, to: Position) => distanceKm(pointOf(from), pointOf(to)) > MAX_STEP_KM

const pointOf = ([longitude, latitude]: Position) => ({ longitude, latitude })

function findShapeFault(corners: readonly Position[]): RingFault | null {
  if (!hasThreePlaces(corners)) return { check: 'tooFewCorners' }
  if (isStraight(corners)) return { check: 'straightLine' }
  const crossing = findCrossing(corners)
  return crossing && { check: 'crossing', ...crossing }
}

function hasThreePlaces([first, ...others]: readonly Position[]) {
  const isAt = (place: Position, [x, y]: Position) => place[0] === x && place[1] === y
  const second = others.find((each) => !isAt(each, first!))
  return second !== undefined && others.some((each) => !isAt(each, first!) && !isAt(each, second))
}

const isStraight = ([first, ...others]: readonly Position[]) => {
  const second = others[0]!
  const [east, north] = [second[0] - first![0], second[1] - first![1]]
  return others.every(([x, y]) => Math.abs(east * (y - first![1]) - north * (x - first![0])) < 1e-13)
}

/** The numbers of corners as numbers of the points that were given, of which some repeated the one before. */
function atGiven(fault: RingFault, corners: readonly Position[], given: readonly Position[]): RingFault {
  if (fault.vertex === undefined || fault.edge === undefined) return fault
  const places = new Map<Position, number>(given.map((point, index) => [point, index]))
  const placeOf = (corner: number) => places.get(corners[corner % corners.length]!) ?? corner
  const isClosing = fault.vertex === corners.length
  return { ...fault, vertex: isClosing ? given.length - 1 : placeOf(fault.vertex), edge: placeOf(fault.edge) }
}
