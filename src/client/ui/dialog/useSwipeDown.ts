import { type PointerEvent, useRef } from 'react'

const FAR_ENOUGH = 90

/** Pointer handlers of a sheet's head: a swipe down closes the sheet; after a shorter one it slides back. */
export function useSwipeDown(onAway: () => void) {
  const from = useRef<number | null>(null)
  const moved = ({ clientY }: PointerEvent) => (from.current === null ? 0 : Math.max(0, clientY - from.current))
  const move = ({ currentTarget }: PointerEvent<HTMLElement>, by: string) => {
    const sheet = currentTarget.closest<HTMLElement>('[role="dialog"]')
    if (sheet) sheet.style.translate = by
  }
  const back = (event: PointerEvent<HTMLElement>) => {
    from.current = null
    move(event, '')
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null
      if (isButton || event.pointerType === 'mouse') return
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current !== null) move(event, `0 ${moved(event)}px`)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => (moved(event) < FAR_ENOUGH ? back(event) : onAway()),
    onPointerCancel: back,
  }
}
