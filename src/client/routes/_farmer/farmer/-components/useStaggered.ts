import { useEffect, useState } from 'react'

/**
 * How many parts of a long screen to render: from `isBegun` on one more after each frame, or all at once. Laying out
 * everything in one frame would block a slow phone.
 */
export function useStaggered(count: number, isBegun: boolean, isAtOnce: boolean) {
  const [rendered, setRendered] = useState(isAtOnce ? count : 0)
  useEffect(() => {
    if (!isBegun || rendered === count) return
    const frame = requestAnimationFrame(() => setRendered(rendered + 1))
    return () => cancelAnimationFrame(frame)
  }, [isBegun, rendered, count])
  return rendered
}
