import type { Position } from './ring.ts'

/**
 * Where a border meets itself: the edge that ends in the corner `vertex` crosses, touches or runs back on the edge that
 * begins in the corner `edge`. The closing edge ends in corner 0 and bears the number of corners.
 */
export type Crossing = { vertex: number; edge: number }

type Segment = readonly [from: Position, to: Position]

/**
 * The first edge that meets an earlier one, in the order in which the corners were set; null where none does. Whole
 * millionths of a degree make the test exact; corners must be cut to six decimals and may not repeat the one before.
 */
export function findCrossing(corners: readonly Position[]): Crossing | null {
  const whole = corners.map(wholeNumbers)
  for (let vertex = 1; vertex < whole.length; vertex += 1) {
    const edge = metBy(whole, vertex)
    if (edge !== null) return { vertex, edge }
  }
  const edge = metByClosing(whole)
  return edge === null ? null : { vertex: whole.length, edge }
}

/** The same of the newest corner alone, while somebody walks or draws: what came before is right already. */
export function findNewCrossing(corners: readonly Position[]): Crossing | null {
  const vertex = corners.length - 1
  const edge = vertex < 1 ? null : metBy(corners.map(wholeNumbers), vertex)
  return edge === null ? null : { vertex, edge }
}

const wholeNumbers = ([longitude, latitude]: Position): Position => [
  Math.round(longitude * 1e6),
  Math.round(latitude * 1e6),
]

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
  turn(from, corner, to) === 0 && (corner[0] - from[0]) * (to[0] - corner[0]) + (corner[1] - from[1]) * (to[1] - corner[1]) < 0 // biome-ignore format: one product

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
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
