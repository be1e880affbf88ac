/** How late a timer may be. */
const LATENESS_MS = 20

/**
 * At most `perSecond` starts a second, evenly spread, and none before a moment that the gateway named. Answers how many
 * milliseconds to wait before the next one may start, 0 for now.
 */
export function createPace(perSecond: number, clock: () => number) {
  const gap = 1000 / perSecond
  let next = 0
  return {
    wait: () => Math.max(0, next - clock()),
    /** Notes that one started. What a timer was late may be made up for, an idle minute not. */
    started: () => {
      next = Math.max(next, clock() - LATENESS_MS) + gap
    },
    pauseFor: (ms: number) => {
      next = Math.max(next, clock() + ms)
    },
  }
}
