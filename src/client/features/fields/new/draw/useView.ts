import { useCallback, useState } from 'react'
import { fitted } from '#client/features/fields/outline/projection.ts'
import type { Position } from '#domain/fields/border/ring.ts'

const [NEAREST_M, FARTHEST_M] = [20, 5000]
/** Around a single point so much is shown. */
const FIRST_M = 150

/** Which ground is shown: its middle, and how many metres it is wide. What is drawn does not move it. */
export function useView(shown: readonly Position[]) {
  const [{ centre, metres }, setView] = useState(() => viewOf(shown))
  const projection = fitted([centre], { margin: 0, leastMetres: metres })
  return {
    metres,
    projection,
    show: useCallback(
      (position: Position) => setView(({ metres }) => ({ centre: position, metres: Math.min(metres, FIRST_M) })),
      [],
    ),
    /** Moves the ground by so many units of the drawing. */
    move: (x: number, y: number) => setView({ metres, centre: projection.toPosition({ x: 50 - x, y: 50 - y }) }),
    zoom: (by: number) => setView({ centre, metres: Math.min(Math.max(metres * by, NEAREST_M), FARTHEST_M) }),
  }
}
export type View = ReturnType<typeof useView>

/** Some points with room beside them to draw in. */
function viewOf(points: readonly Position[]) {
  const { metresAUnit, toPosition } = fitted(points, { margin: 20, leastMetres: FIRST_M * 0.6 })
  return { centre: toPosition({ x: 50, y: 50 }), metres: Math.min(metresAUnit * 100, FARTHEST_M) }
}
