/** As many keys as a limit remembers: over that it forgets who was quiet longest, which is who has most left. */
const MAX_KEYS = 20_000

type Rule = {
  /** As much as may be spent at once, and again in each window. */
  max: number
  windowMs: number
  /** Milliseconds of a clock that is never set back. */
  clock: () => number
}

/** Takes `cost` from a key and answers 0; or takes nothing, and answers after how many seconds there is enough. */
export type Limit = (key: string, cost?: number) => number

/** A token bucket for each key: full at first, and refilled evenly, `max` in a window. */
export function createLimit({ max, windowMs, clock }: Rule): Limit {
  const buckets = new Map<string, { left: number; at: number }>()
  return (key, cost = 1) => {
    const at = clock()
    const bucket = buckets.get(key) ?? { left: max, at }
    const left = Math.min(max, bucket.left + ((at - bucket.at) * max) / windowMs)
    const price = Math.min(cost, max)
    const short = price - left
    buckets.delete(key)
    buckets.set(key, { left: short > 0 ? left : left - price, at })
    if (buckets.size > MAX_KEYS) buckets.delete(buckets.keys().next().value!)
    return short > 0 ? Math.max(1, Math.ceil((short * windowMs) / max / 1000)) : 0
  }
}
