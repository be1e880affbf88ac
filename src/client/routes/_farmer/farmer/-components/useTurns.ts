import { useEffect, useState } from 'react'

/**
 * How many parts of a long screen have their turn: one more after each frame from `isBegun` on, or all at once. To lay
 * out everything in one frame keeps a slow phone from answering a finger.
 */
export function useTurns(count: number, isBegun: boolean, isAtOnce: boolean) {
  const [turns, setTurns] = useState(isAtOnce ? count : 0)
  useEffect(() => {
    if (!isBegun || turns === count) return
    const frame = requestAnimationFrame(() => setTurns(turns + 1))
    return () => cancelAnimationFrame(frame)
  }, [isBegun, turns, count])
  return turns
}
