import { queryClient } from '../trpc.ts'

const QUIET_MS = 700
const MOST_MS = 6_000

/** Calls back once the first view has what it asked for and nothing more was asked for a moment; at last after 6 s. */
export function whenQuiet(work: () => void) {
  const begin = Date.now()
  let timer = setTimeout(done, QUIET_MS)
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (Date.now() - begin > MOST_MS) return
    clearTimeout(timer)
    timer = setTimeout(done, QUIET_MS)
  })
  function done() {
    stop()
    work()
  }
}
