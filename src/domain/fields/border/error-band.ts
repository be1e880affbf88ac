import type { RawFix } from '../boundary.schema.ts'
import { cornersOf, type Position } from './ring.ts'

/** How many standard deviations of one axis a radius is within which a share of all fixes lies (Rayleigh). */
const RADIUS = { 68: 1.5096, 95: 2.4477 }
/** The share of fixes that lies within the accuracy that a device tells: Android 68 %, by its documents. */
type AccuracyShare = keyof typeof RADIUS

/** 95 % of a normal distribution lie within it. */
const WITHIN_95 = 1.959964
/** Fixes that follow each other sooner share their error. */
const INDEPENDENT_AFTER_S = 30
const LEAST_FIXES = 4

export type Walk = {
  /** The corners as they were walked, in degrees. */
  corners: readonly Position[]
  areaM2: number
  /** The radius that the device told, in metres: the middle one of all fixes. */
  accuracyM: number
  share: AccuracyShare
  /** How long the walk took, in seconds; null where the corners were set one by one. */
  seconds: number | null
}

/**
 * The band of error of an area that was walked, in percent of it, within which 95 of 100 such walks lie:
 * sd(A) = ½ σ √Σ|P(i+1) − P(i−1)|². Thousands of fixes of one walk do not make it narrow: only those count that are
 * half a minute apart.
 */
export function bandOf({ corners, areaM2, accuracyM, share, seconds }: Walk): number {
  const sigma = accuracyM / RADIUS[share]
  const most = seconds === null ? corners.length : Math.max(LEAST_FIXES, Math.floor(seconds / INDEPENDENT_AFTER_S))
  const spread = spreadOf(inMetres(thinned(corners, most)))
  return ((WITHIN_95 * 0.5 * sigma * Math.sqrt(spread)) / areaM2) * 100
}

/** Every fix of a walk, [seconds since the first one, longitude, latitude, accuracy in metres], and what accuracy means. */
type Fixes = { fixes: readonly (readonly [number, number, number, number])[]; share: AccuracyShare }

/** The band of a border that was walked, by the middle one of its accuracies; to a tenth of a percent. */
export const bandOfFixes = (ring: readonly Position[], areaM2: number, { fixes, share }: Fixes): number =>
  bandOfAccuracies(ring, areaM2, {
    accuracies: fixes.map(([, , , accuracy]) => accuracy),
    share,
    seconds: fixes.at(-1)![0] - fixes[0]![0],
  })

type RawFixes = { fixes: readonly RawFix[]; share: AccuracyShare }

/**
 * The same of a walk that stands in a file; null where the file tells no accuracy. Without moments it counts as a short
 * walk, of which all fixes share their error.
 */
export function bandOfRawFixes(ring: readonly Position[], areaM2: number, { fixes, share }: RawFixes): number | null {
  const accuracies = fixes.flatMap(([, , , accuracy]) => accuracy || [])
  if (accuracies.length === 0) return null
  const moments = fixes.flatMap(([second]) => second ?? [])
  return bandOfAccuracies(ring, areaM2, { accuracies, share, seconds: Math.max(0, ...moments.slice(-1)) })
}

type Accuracies = { accuracies: readonly number[]; share: AccuracyShare; seconds: number }

function bandOfAccuracies(ring: readonly Position[], areaM2: number, { accuracies, share, seconds }: Accuracies) {
  const accuracyM = [...accuracies].sort((a, b) => a - b)[Math.floor(accuracies.length / 2)]!
  return Math.round(bandOf({ corners: cornersOf(ring), areaM2, accuracyM, share, seconds }) * 10) / 10
}

/** As many corners as count, evenly taken. */
const thinned = (corners: readonly Position[], most: number) =>
  corners.length <= most
    ? corners
    : Array.from({ length: most }, (_, index) => corners[Math.floor((index * corners.length) / most)]!)

const spreadOf = (corners: readonly Position[]) =>
  corners.reduce((sum, _, index) => {
    const before = corners[(index + corners.length - 1) % corners.length]!
    const after = corners[(index + 1) % corners.length]!
    return sum + (after[0] - before[0]) ** 2 + (after[1] - before[1]) ** 2
  }, 0)

const METRES_A_DEGREE = 111_320

/** Corners in metres beside the first one: near enough for a band. */
function inMetres(corners: readonly Position[]): Position[] {
  const [west, south] = corners[0] ?? [0, 0]
  const eastward = METRES_A_DEGREE * Math.cos((south * Math.PI) / 180)
  return corners.map(([x, y]) => [(x - west) * eastward, (y - south) * METRES_A_DEGREE])
}
