import { useLayoutEffect, useState } from 'react'

/** The parts of the first view that wait for their turn; null from when all are there: what comes later waits for none. */
let waiting: (() => void)[] | null = null

/**
 * Has the first view drawn in turns, one part in each task: in one go it would keep a slow phone from answering a
 * finger for a third of a second. Called before it is drawn; resolves once all parts are there.
 */
export function takeTurns(): Promise<void> {
  const parts: (() => void)[] = []
  waiting = parts
  return new Promise((resolve) => {
    const next = () => {
      const draw = parts.shift()
      if (draw) {
        draw()
        setTimeout(next)
      } else {
        waiting = null
        resolve()
      }
    }
    setTimeout(next)
  })
}

/** Whether it is the turn of a part of the first view; what is first drawn later is due at once. */
export function useTurn(): boolean {
  const [isDue, setDue] = useState(() => waiting === null)
  useLayoutEffect(() => {
    if (isDue) return
    const draw = () => setDue(true)
    if (waiting) waiting.push(draw)
    else draw()
  }, [isDue])
  return isDue
}
