const SECOND = 1000
const MINUTE = 60 * SECOND

const LONGEST_WAIT = 60 * MINUTE
/** What could not be sent in two days is old news. */
const PATIENCE = 48 * 60 * MINUTE

/**
 * How long to wait after an attempt, in milliseconds, or null to give up: 15 s, 45 s, 2 min … up to an hour, or what the
 * gateway asked for where that is longer.
 */
export function smsRetryAfter({ attempts, age, asked = 0 }: { attempts: number; age: number; asked?: number }) {
  const own = Math.min(LONGEST_WAIT, 15 * SECOND * 3 ** Math.min(attempts - 1, 10))
  const wait = Math.max(own, asked)
  return age + wait > PATIENCE ? null : wait
}
