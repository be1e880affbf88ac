type Allowance = {
  /** How often within a period. */
  most: number
  periodMs: number
  /** A clock that only goes forward, in milliseconds. */
  clock: () => number
  /** Of how many callers it is remembered; beyond them the one that came first is forgotten. */
  callers: number
}

/** Counts how often each caller does something, in memory. Answers null, or in how many seconds the caller may again. */
export function createAllowance({ most, periodMs, clock, callers }: Allowance) {
  const counts = new Map<string, { used: number; until: number }>()
  return (caller: string): number | null => {
    const at = clock()
    const known = counts.get(caller)
    const count = known && at < known.until ? known : { used: 0, until: at + periodMs }
    if (count.used >= most) return Math.max(1, Math.ceil((count.until - at) / 1000))
    count.used += 1
    // Set anew, so that the map is in the order in which the periods began.
    if (count !== known) {
      counts.delete(caller)
      counts.set(caller, count)
    }
    if (counts.size > callers) counts.delete(counts.keys().next().value!)
    return null
  }
}
