import { cornersOf, type Position } from '../../border/ring.ts'
import { cutPosition } from '../../border/six-decimals.ts'
import { distanceKm } from '../../distance.ts'
import type { FieldNote, FoundRefusal } from './found-field.ts'
import { type FixFacts, type RawWalk, rawWalkOf } from './raw-walk.ts'

/** Points in the order of a walk; `hasGap` where the device did not know its place in between. */
export type Line = { points: readonly Position[]; hasGap: boolean; told?: readonly FixFacts[] }

/** Two points enclose nothing, and say so by themselves. */
const LEAST_CORNERS = 3
/** A longer way back, as a share of what was walked, is none round a field: a road, a river, a row of trees. */
const MOST_OPEN = 0.75

/** The border that somebody walked: the first closed line, or all of them in their order. */
export function joinWalk(lines: readonly Line[]): {
  points: readonly Position[]
  notes: FieldNote[]
  refusal: FoundRefusal | null
  walk: RawWalk | null
} {
  const filled = lines.filter(({ points }) => points.length > 0)
  const closed = filled.find(({ points }) => isClosed(points))
  const points = closed ? closed.points : filled.flatMap((line) => line.points)
  const open = closed ? 0 : openness(points)
  const notes: [boolean, FieldNote][] = [
    [(closed ? [closed] : lines).some(({ hasGap }) => hasGap), 'gap'],
    [!closed && filled.length > 1, 'segments'],
    [closed !== undefined && filled.length > 1, 'otherLines'],
    [open > 0, 'openRing'],
  ]
  return {
    points,
    notes: notes.flatMap(([holds, note]) => (holds ? note : [])),
    walk: rawWalkOf(filled),
    refusal:
      refusalOfPoints(points) ?? (points.length >= LEAST_CORNERS && open > MOST_OPEN ? { check: 'openLine' } : null),
  }
}

const LEAST_POINTS = 4
const isClosed = (points: readonly Position[]) =>
  points.length >= LEAST_POINTS && String(cutPosition(points[0]!)) === String(cutPosition(points.at(-1)!))

/** How long the way back to the first point is, as a share of what was walked; 0 for a closed line. */
export function openness(points: readonly Position[]): number {
  if (points.length === 0 || isClosed(points) || refusalOfPoints(points)) return 0
  const walked = points.slice(1).reduce((sum, point, at) => sum + distance(points[at]!, point), 0)
  return walked === 0 ? 0 : distance(points.at(-1)!, points[0]!) / walked
}

const distance = (a: Position, b: Position) =>
  distanceKm({ longitude: a[0], latitude: a[1] }, { longitude: b[0], latitude: b[1] })

/** A text where a number belongs, by its point. */
export function refusalOfPoints(points: readonly Position[]): FoundRefusal | null {
  const vertex = points.findIndex((point) => point.some(Number.isNaN))
  return vertex === -1 ? null : { check: 'borderPoint', vertex }
}

/** One walk however often it stands in a file: its corners, of which equal ones in a row are one. */
export const walkKey = (points: readonly Position[]) => cornersOf(points.map(cutPosition)).join(' ')
