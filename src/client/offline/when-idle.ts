import { queryClient } from '../api/query-client.ts'

const QUIET_MS = 700
const MAX_MS = 6_000

/** Calls back once the first view has what it asked for and nothing more was asked for a moment; at last after 6 s. */
export function whenIdle(work: () => void) {
  const last = performance.now() + MAX_MS
  let heardAt = performance.now()
  // No more than the time is noted: a first view asks and hears dozens of times, and to set a timer each time holds it up.
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
