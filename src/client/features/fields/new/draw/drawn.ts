import { findCrossing, findLineCrossing } from '#domain/fields/border/crossing.ts'
import { cornersOf, type Position } from '#domain/fields/border/ring.ts'
import { cutPosition } from '#domain/fields/border/six-decimals.ts'
import { metresBetween } from '#domain/fields/border/walked.ts'

/** The corners that were set by hand, in order. */
export type Drawn = { corners: readonly Position[] }
const NOTHING_DRAWN: Drawn = { corners: [] }

/** More corners than a finger can drag are drawn anew. */
const MOST_DRAGGED = 60

/** The border that is drawn anew: of a field that has one, or of an entry that was refused. */
export function drawnBefore(border: readonly Position[]): Drawn {
  const corners = cornersOf(border)
  return corners.length > MOST_DRAGGED ? NOTHING_DRAWN : { corners }
}

/** Nearer to another corner a touch was meant for that one. */
const LEAST_SIDE_M = 0.5

/** The corners with one more; a second touch at the last one adds none. */
export function withCorner(corners: readonly Position[], position: Position): readonly Position[] {
  const corner = cutPosition(position)
  const last = corners.at(-1)
  return last && metresBetween(last, corner) < LEAST_SIDE_M ? corners : [...corners, corner]
}

/** What crosses: of the line while it is drawn, of the whole border once that is done. */
export const crossingOf = (corners: readonly Position[], isDone: boolean) =>
  isDone ? findCrossing(corners) : findLineCrossing(corners)
