import { setImmediate } from 'node:timers/promises'

/** Repeats a slice of work until one is not full, and lets requests through between two. Answers how much was done. */
export async function inSlices(size: number, stopping: AbortSignal, slice: () => number): Promise<number> {
  let done = 0
  for (;;) {
    const some = slice()
    done += some
    if (some < size || stopping.aborted) return done
    await setImmediate()
  }
}
