const FIRST_RETRY_MS = 5_000
const LAST_RETRY_MS = 300_000

/** One round at a time; who asks in the middle of one is answered by a look that comes after it. */
export function singleFlight(run: () => Promise<void>): () => Promise<void> {
  let round: Promise<void> | null = null
  let next: Promise<void> | null = null
  return function ask(): Promise<void> {
    if (!round) {
      round = run().finally(() => {
        round = null
      })
      return round
    }
    next ??= round.then(() => {
      next = null
      return ask()
    })
    return next
  }
}

/** Calls again after a delay that doubles each time; called with false, it stops. */
export function createRetry(again: () => void) {
  let ms = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return (isLater: boolean) => {
    clearTimeout(timer)
    ms = isLater ? Math.min(LAST_RETRY_MS, ms * 2 || FIRST_RETRY_MS) : 0
    if (ms > 0) timer = setTimeout(again, ms)
  }
}
