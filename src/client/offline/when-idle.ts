import { queryClient } from '../api/query-client.ts'

const QUIET_MS = 700
const MAX_MS = 20_000

/**
 * Calls back once the first view is there: drawn, its queries answered, and no query ran for a moment; after 20 s at
 * the latest. On a slow line whatever begins earlier takes its share of it.
 */
export function whenIdle(work: () => void) {
  const last = performance.now() + MAX_MS
  let heardAt = performance.now()
  // Only the time is noted: a first view has dozens of query events, and a timer for each would slow it down.
  const stop = queryClient.getQueryCache().subscribe(() => {
    heardAt = performance.now()
  })
  function look() {
    const now = performance.now()
    const quietAt = isBusy() ? now + QUIET_MS : heardAt + QUIET_MS
    const rest = Math.min(quietAt, last) - now
    if (rest > 0) return void setTimeout(look, rest)
    stop()
    work()
  }
  setTimeout(look, QUIET_MS)
}

/** While a route finds out who the visitor is, no query runs yet, and nothing is drawn. */
const isBusy = () => queryClient.isFetching() > 0 || !document.querySelector('main')
