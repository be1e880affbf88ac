import { distanceKm } from '../distance.ts'
import { type Crossing, findCrossing, findLineCrossing, findNewCrossing } from './crossing.ts'
import { MAX_STEP_KM, type Position } from './ring.ts'
import { cutPosition } from './six-decimals.ts'

/** A position as the phone told it: [seconds since the walk began, longitude, latitude, accuracy in metres]. */
export type Fix = readonly [seconds: number, longitude: number, latitude: number, accuracy: number]

/** What happens on a walk round a field. From its events a walk is built anew after a reload. */
export type WalkEvent =
  | { is: 'fix'; fix: Fix }
  | { is: 'pause' | 'resume' | 'close' }
  /** The newest corner goes. */
  | { is: 'removeLast' }
  /** The walk began in a wrong place: the first corner is where the walker stands now. */
  | { is: 'moveFirst' }
  /** Everything after a corner goes, and the walk goes on from there. */
  | { is: 'backTo'; corner: number }

/** A stretch that nobody measured: it ends in a corner. */
export type Gap = { corner: number; seconds: number; metres: number }

/** A walk as far as it has come; `crossing` is to be mended before it goes on. */
export type Walked = {
  fixes: readonly Fix[]
  corners: readonly Position[]
  crossing: Crossing | null
  gaps: readonly Gap[]
  isPaused: boolean
  isClosed: boolean
}

export const NOTHING_WALKED: Walked = { fixes: [], corners: [], crossing: null, gaps: [], isPaused: false, isClosed: false } // biome-ignore format: one row

/** A fix that is less exact makes no corner. */
export const COARSEST_M = 30
/** Nearer to the last corner a fix says nothing new: a phone that lies still tells such steps. */
const LEAST_STEP_M = 4
/** Without a position for longer, a stretch was not measured. */
export const GAP_S = 30
/** Nobody walks faster round a field. */
const FASTEST_MS = 6
/** The contract takes no more of them. */
const MAX_FIXES = 20_000

/** The walk after an event. */
export function afterEvent(walked: Walked, event: WalkEvent): Walked {
  const { corners } = walked
  switch (event.is) {
    case 'fix':
      return afterFix(walked, event.fix)
    case 'pause':
      return { ...walked, isPaused: true }
    case 'resume':
      return { ...walked, isPaused: false, isClosed: false, crossing: findLineCrossing(corners) }
    case 'close':
      return { ...walked, isClosed: true, crossing: findCrossing(corners) }
    case 'removeLast':
      return withCorners(walked, corners.slice(0, -1))
    case 'moveFirst':
      return corners.length < 3 ? walked : withCorners(walked, [corners.at(-1)!, ...corners.slice(1, -1)])
    case 'backTo':
      return withCorners(walked, corners.slice(0, event.corner + 1))
  }
}

const withCorners = (walked: Walked, corners: readonly Position[]): Walked => ({
  ...walked,
  corners,
  crossing: findLineCrossing(corners),
  gaps: walked.gaps.filter(({ corner }) => corner < corners.length),
  isClosed: false,
})

function afterFix(walked: Walked, fix: Fix): Walked {
  if (walked.fixes.length >= MAX_FIXES || walked.isPaused || walked.isClosed) return walked
  const fixes = [...walked.fixes, fix]
  if (walked.crossing || !isCorner(fix, walked.corners.at(-1))) return { ...walked, fixes }
  const corners = [...walked.corners, positionOf(fix)]
  const gap = gapBefore(fix, walked)
  const gaps = gap ? [...walked.gaps, { ...gap, corner: corners.length - 1 }] : walked.gaps
  return { ...walked, fixes, corners, gaps, crossing: findNewCrossing(corners) }
}

const positionOf = ([, longitude, latitude]: Fix) => cutPosition([longitude, latitude])

function isCorner(fix: Fix, last: Position | undefined): boolean {
  // At the point (0, 0) stands a device that does not know where it is.
  if (fix[3] > COARSEST_M || (fix[1] === 0 && fix[2] === 0)) return false
  const metres = last && metresBetween(last, positionOf(fix))
  return metres === undefined || (metres >= Math.max(LEAST_STEP_M, fix[3] / 2) && metres <= 1000 * MAX_STEP_KM)
}

/** Since the last fix that could be a corner: who stands still has no gap. */
function gapBefore(fix: Fix, { fixes, corners }: Walked): Omit<Gap, 'corner'> | null {
  const before = fixes.findLast(([, , , accuracy]) => accuracy <= COARSEST_M)
  if (!before || corners.length === 0) return null
  const seconds = Math.round(fix[0] - before[0])
  const metres = Math.round(metresBetween(positionOf(before), positionOf(fix)))
  const isJump = metres > FASTEST_MS * Math.max(seconds, 1) + fix[3] + before[3]
  return seconds > GAP_S || isJump ? { seconds, metres } : null
}

export const metresBetween = ([aLongitude, aLatitude]: Position, [bLongitude, bLatitude]: Position) =>
  1000 * distanceKm({ longitude: aLongitude, latitude: aLatitude }, { longitude: bLongitude, latitude: bLatitude })
