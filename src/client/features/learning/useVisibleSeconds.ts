import { useEffect, useRef } from 'react'

/** Counts the seconds while the page is visible. */
export function visibleSeconds(now: () => number, isVisible: () => boolean) {
  let counted = 0
  let since = isVisible() ? now() : null
  const pause = () => {
    if (since !== null) counted += now() - since
    since = null
  }
  return {
    changed: () => {
      pause()
      if (isVisible()) since = now()
    },
    read: () => Math.round((counted + (since === null ? 0 : now() - since)) / 1000),
  }
}

/** Returns a function that tells for how many seconds this screen was visible; `key` begins to count anew. */
export function useVisibleSeconds(key: string) {
  const counter = useRef<ReturnType<typeof visibleSeconds>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesson, another count
  useEffect(() => {
    const count = visibleSeconds(
      () => performance.now(),
      () => document.visibilityState === 'visible',
    )
    counter.current = count
    document.addEventListener('visibilitychange', count.changed)
    return () => document.removeEventListener('visibilitychange', count.changed)
  }, [key])
  return () => counter.current?.read() ?? 0
}
