import { useEffect, useRef } from 'react'

/** Whoever types hears the number once, at the end. */
const PAUSE_MS = 700

/**
 * Has a screen reader say how many a search or a filter has found; what a screen opens with is not said. `count` is
 * undefined while it is not known.
 */
export function useFound(count: number | undefined, filter: unknown) {
  const search = JSON.stringify(filter)
  const opened = useRef<string | null>(search)
  useEffect(() => {
    if (count === undefined || opened.current === search) return
    opened.current = null
    const timer = setTimeout(() => {
      void import('./say.ts').then(({ say }) => say((t) => t('table.spoken.found', { count }))).catch(() => undefined)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [count, search])
}

/** How many of a list are here, whose number on the server nobody knows. */
export const countOf = (data: { pages: { items: unknown[] }[] } | undefined) =>
  data?.pages.reduce((sum, { items }) => sum + items.length, 0)
