import { type KeyboardEvent, useState } from 'react'
import type { Drawn } from '#client/features/fields/outline/projection.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import type { View } from './useView.ts'

type KeysProps = { view: View; onAdd: (corner: Position) => void; onUndo: () => void }

/** How far an arrow moves the cross, in units of the drawing. */
const STEP = 4
/** Where the cross begins. */
export const MIDDLE: Drawn = { x: 50, y: 50 }
const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const ZOOMS: Record<string, number> = { '+': 0.5, '=': 0.5, '-': 2, '−': 2 }

/** Draws with keys: a cross that arrows move, and that Enter sets a corner at. */
export function useKeys({ view, onAdd, onUndo }: KeysProps) {
  const [cross, setCross] = useState<Drawn | null>(null)
  const [areUsed, setUsed] = useState(false)
  const press = (key: string): boolean => {
    const [move, zoom] = [MOVES[key], ZOOMS[key]]
    const at = cross ?? MIDDLE
    if (move) setCross({ x: within(at.x + move[0]), y: within(at.y + move[1]) })
    else if (zoom) view.zoom(zoom)
    else if (key === 'Enter' || key === ' ') {
      setCross(at)
      onAdd(view.projection.toPosition(at))
    } else if (key === 'Backspace') onUndo()
    else return false
    return true
  }
  return {
    cross,
    /** Whoever used them once sees how they work: what comes and goes would move the buttons. */
    areUsed,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (!press(event.key)) return
        setUsed(true)
        event.preventDefault()
      },
      onBlur: () => setCross(null),
    },
  }
}

const within = (place: number) => Math.min(Math.max(place, 0), 100)
