import { useEffect, useState } from 'react'

/**
 * How many parts of a long screen to render: from `hasStarted` on one more after each frame, or all at once. Laying out
 * everything in one frame would block a slow phone.
 */
export function useStaggered(count: number, hasStarted: boolean, isAtOnce: boolean) {
  const [rendered, setRendered] = useState(isAtOnce ? count : 0)
  useEffect(() => {
    if (!hasStarted || rendered === count) return
    const frame = requestAnimationFrame(() => setRendered(rendered + 1))
    return () => cancelAnimationFrame(frame)
  }, [hasStarted, rendered, count])
  return rendered
}
