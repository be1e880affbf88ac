import type { Position } from './ring.ts'

/**
 * Where a border meets itself: the edge that ends in the corner `vertex` crosses, touches or runs back on the edge that
 * begins in the corner `edge`. The closing edge ends in corner 0 and bears the number of corners.
 */
export type Crossing = { vertex: number; edge: number }

type Segment = readonly [from: Position, to: Position]

/**
 * The first edge that meets an earlier one, in the order in which the corners were set; null where none does. Corners must
 * be cut to six decimals and may not repeat the one before: in whole millionths of a degree the test is exact.
 */
export const findCrossing = (corners: readonly Position[]): Crossing | null =>
  findLineCrossing(corners) ?? crossingAt(corners.length, metByClosing(corners))

/** The same of the line alone, which is not closed yet. */
export function findLineCrossing(corners: readonly Position[]): Crossing | null {
  for (let vertex = 1; vertex < corners.length; vertex += 1) {
    const edge = metBy(corners, vertex)
    if (edge !== null) return { vertex, edge }
  }
  return null
}

/** The same of the newest corner alone, while somebody walks or draws: what came before is right already. */
export const findNewCrossing = (corners: readonly Position[]): Crossing | null =>
  corners.length < 2 ? null : crossingAt(corners.length - 1, metBy(corners, corners.length - 1))

const crossingAt = (vertex: number, edge: number | null) => (edge === null ? null : { vertex, edge })

/** The first edge that the one to a corner meets. */
function metBy(corners: readonly Position[], vertex: number): number | null {
  const last: Segment = [corners[vertex - 1]!, corners[vertex]!]
  for (let edge = 0; edge < vertex - 1; edge += 1) {
    const other: Segment = [corners[edge]!, corners[edge + 1]!]
    const isNext = edge === vertex - 2
    if (isNext ? foldsBack(other, last) : meets(other, last)) return edge
  }
  return null
}

function metByClosing(corners: readonly Position[]): number | null {
  const end = corners.length - 1
  if (end < 2) return null
  const closing: Segment = [corners[end]!, corners[0]!]
  for (let edge = 0; edge < end; edge += 1) {
    const other: Segment = [corners[edge]!, corners[edge + 1]!]
    if (edge === 0 ? foldsBack(closing, other) : edge === end - 1 ? foldsBack(other, closing) : meets(other, closing))
      return edge
  }
  return null
}

/** Whether an edge runs back on the one before it, with which it shares a corner. */
const foldsBack = ([from, corner]: Segment, [, to]: Segment) =>
  turn(from, corner, to) === 0 && across(from, corner, 0) * across(corner, to, 0) + across(from, corner, 1) * across(corner, to, 1) < 0 // biome-ignore format: one product

function meets([a, b]: Segment, [c, d]: Segment): boolean {
  if (isApart(a, b, c, d, 0) || isApart(a, b, c, d, 1)) return false
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  // On one line and not apart, they lie on each other.
  return abc * abd <= 0 && cda * cdb <= 0
}

const isApart = (a: Position, b: Position, c: Position, d: Position, axis: 0 | 1) =>
  Math.max(a[axis], b[axis]) < Math.min(c[axis], d[axis]) || Math.max(c[axis], d[axis]) < Math.min(a[axis], b[axis])

/** Whether c lies to the left (1), to the right (−1) or on the line from a to b (0). */
const turn = (a: Position, b: Position, c: Position) =>
  Math.sign(across(a, b, 0) * across(a, c, 1) - across(a, b, 1) * across(a, c, 0))

/** How far it is from a to b along an axis, in whole millionths of a degree. */
const across = (a: Position, b: Position, axis: 0 | 1) => Math.round(b[axis] * 1e6) - Math.round(a[axis] * 1e6)
