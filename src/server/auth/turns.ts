import { problem } from '#domain/problem.ts'

type Limits = {
  /** How many are served at one time. */
  atOnce: number
  /** How many may wait for their turn. */
  waiting: number
  /** How many of those may be of one caller, so that nobody fills the queue alone. */
  waitingOfOne: number
  /** When whoever finds no place should come back. */
  retryAfterSeconds: number
}

/** Does work in turns: a few at once, a short queue in the order of arrival, and 'busy' for everybody beyond. */
export function createTurns({ atOnce, waiting, waitingOfOne, retryAfterSeconds }: Limits) {
  const queue: { caller: string; begin: () => void }[] = []
  let running = 0

  function turn(caller: string): Promise<void> | undefined {
    if (running < atOnce) {
      running += 1
      return
    }
    const isFull = queue.length >= waiting || queue.filter((other) => other.caller === caller).length >= waitingOfOne
    if (isFull) throw problem('busy', retryAfterSeconds)
    return new Promise((begin) => queue.push({ caller, begin }))
  }

  /** Whoever is next begins in the place that became free. */
  function pass() {
    const next = queue.shift()
    if (next) next.begin()
    else running -= 1
  }

  return async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    await turn(caller)
    try {
      return await work()
    } finally {
      pass()
    }
  }
}
