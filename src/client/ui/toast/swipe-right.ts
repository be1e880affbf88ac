import type { PointerEvent } from 'react'

const FAR_ENOUGH = 50

/** Pointer handlers of something that a swipe to the right puts away; a shorter one lets it slide back. */
export function swipeRight(onAway: () => void) {
  let from: number | undefined
  const moved = (event: PointerEvent) => (from === undefined ? 0 : Math.max(0, event.clientX - from))
  const back = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from = undefined
    currentTarget.style.translate = ''
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A press on the close button stays a press.
      if (event.target instanceof Element && event.target.closest('button')) return
      from = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from !== undefined) event.currentTarget.style.translate = `${moved(event)}px 0`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => (moved(event) >= FAR_ENOUGH ? onAway() : back(event)),
    onPointerCancel: back,
  }
}
