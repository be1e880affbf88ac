import { useState } from 'react'
import { fitted } from '#client/features/fields/outline/projection.ts'
import type { Position } from '#domain/fields/border/ring.ts'

const [NEAREST_M, FARTHEST_M] = [20, 5000]

/** Which ground is shown: its middle, and how many metres it is wide. What is drawn does not move it. */
export function useView(first: Position) {
  const [centre, setCentre] = useState(first)
  const [metres, setMetres] = useState(150)
  const projection = fitted([centre], { margin: 0, leastMetres: metres })
  return {
    metres,
    projection,
    show: setCentre,
    /** Moves the ground by so many units of the drawing. */
    move: (x: number, y: number) => setCentre(projection.toPosition({ x: 50 - x, y: 50 - y })),
    zoom: (by: number) => setMetres(Math.min(Math.max(metres * by, NEAREST_M), FARTHEST_M)),
  }
}
export type View = ReturnType<typeof useView>
