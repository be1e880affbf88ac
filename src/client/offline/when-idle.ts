import { queryClient } from '../api/query-client.ts'

const QUIET_MS = 700
const MAX_MS = 6_000

/**
 * Calls back once the queries of the first view are answered and no query ran for a moment; after 6 s at the latest.
 */
export function whenIdle(work: () => void) {
  const last = performance.now() + MAX_MS
  let heardAt = performance.now()
  // Only the time is noted: a first view has dozens of query events, and a timer for each would slow it down.
  const stop = queryClient.getQueryCache().subscribe(() => {
    heardAt = performance.now()
  })
  function look() {
    const rest = Math.min(heardAt + QUIET_MS, last) - performance.now()
    if (rest > 0) return void setTimeout(look, rest)
    stop()
    work()
  }
  setTimeout(look, QUIET_MS)
}
