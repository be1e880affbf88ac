import { problem } from '#domain/problem.ts'

type Limits = {
  /** How many are served at one time. */
  atOnce: number
  /** How many may wait for their turn. */
  waiting: number
  /** How many of those may be of one caller, so that no caller fills the queue alone. */
  waitingOfOne: number
  /** When a caller that finds no place should come back. */
  retryAfterSeconds: number
}

/** Does work in turns: a few at once, a short queue in the order of arrival, and 'busy' for everybody beyond. */
export function createTurns({ atOnce, waiting, waitingOfOne, retryAfterSeconds }: Limits) {
  const queue: { caller: string; begin: () => void }[] = []
  let running = 0

  const placesOf = (caller: string) => queue.filter((other) => other.caller === caller).length

  /** Throws where there is neither a turn nor a place for a caller. */
  function assertRoom(caller: string) {
    if (running < atOnce) return
    if (queue.length >= waiting || placesOf(caller) >= waitingOfOne) throw problem('busy', retryAfterSeconds)
  }

  function turn(caller: string): Promise<void> | undefined {
    assertRoom(caller)
    if (running >= atOnce) return new Promise((begin) => queue.push({ caller, begin }))
    running += 1
    return undefined
  }

  /** The next caller starts in the place that became free. */
  function pass() {
    const next = queue.shift()
    if (next) next.begin()
    else running -= 1
  }

  return {
    assertRoom,
    take: async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
      await turn(caller)
      try {
        return await work()
      } finally {
        pass()
      }
    },
  }
}
