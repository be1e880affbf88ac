/** An answer that takes longer than this to begin is a slow one: two round trips of the slowest line of today. */
export const SLOW_MS = 3_000
/** The line is weak while so many of its last requests were slow or failed. */
const LAST = 5
const MIN_BAD = 2

/** The last requests, as far as they tell whether a line is weak. */
export function lineHistory() {
  let bad: boolean[] = []
  return {
    /** Notes after how many milliseconds an answer began; null where none came. */
    note(ms: number | null) {
      bad = [...bad, ms === null || ms > SLOW_MS].slice(-LAST)
    },
    /** Those that wait for an answer and are slow already count as well. */
    isWeak: (late: number) => bad.filter(Boolean).length + late >= MIN_BAD,
  }
}
