import { type PointerEvent, useRef } from 'react'
import type { Position } from '#domain/fields/border/ring.ts'
import { cutPosition } from '#domain/fields/border/six-decimals.ts'
import type { View } from './useView.ts'

type Grip = { x: number; y: number; corner: number | null; hasMoved: boolean }

type PointerProps = {
  view: View
  corners: readonly Position[]
  onAdd: (corner: Position) => void
  onChange: (corners: readonly Position[]) => void
}

/** A finger that shakes does not drag: so many units of the drawing. */
const SHAKE = 2

/** A touch sets a corner; what is dragged is the corner under the finger, or the ground. */
export function usePointer({ view, corners, onAdd, onChange }: PointerProps) {
  const grip = useRef<Grip | null>(null)
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      const held = (event.target as Element).closest('[data-corner]')?.getAttribute('data-corner')
      grip.current = { ...placeOf(event), corner: held ? Number(held) : null, hasMoved: false }
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const held = grip.current
      if (!held) return
      const { x, y } = placeOf(event)
      if (!held.hasMoved && Math.hypot(x - held.x, y - held.y) < SHAKE) return
      grip.current = { ...held, x, y, hasMoved: true }
      if (held.corner === null) view.move(x - held.x, y - held.y)
      else onChange(corners.with(held.corner, cutPosition(view.projection.toPosition({ x, y }))))
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      const held = grip.current
      grip.current = null
      if (held && !held.hasMoved && held.corner === null) onAdd(view.projection.toPosition(placeOf(event)))
    },
    onPointerCancel: () => {
      grip.current = null
    },
  }
}

/** Where a pointer is, in units of the drawing, which stands in the middle of its box. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const size = Math.min(width, height)
  return {
    x: ((clientX - left - (width - size) / 2) / size) * 100,
    y: ((clientY - top - (height - size) / 2) / size) * 100,
  }
}
