import { setTimeout } from 'node:timers/promises'

const LEAST_MS = 10

/**
 * The pauses of long work: each as long as the work before it took, so that requests have half of the machine, and long
 * enough that one which takes several turns is done in one pause. Ends at once when the server stops; it lasts as long as
 * something holds the writes.
 */
export function pacer(stopping: AbortSignal, whenWritable: () => Promise<void> | null = () => null) {
  let since = performance.now()
  return async () => {
    const took = performance.now() - since
    await setTimeout(Math.max(LEAST_MS, took), undefined, { signal: stopping }).catch(() => undefined)
    await whenWritable()
    since = performance.now()
  }
}
