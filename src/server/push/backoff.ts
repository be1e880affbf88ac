const SECOND = 1000
const MINUTE = 60 * SECOND

/** How long one message is tried: what could not be sent in an hour is left to the bell. */
const PATIENCE = 60 * MINUTE
const LONGEST_WAIT = 15 * MINUTE

/**
 * How long to wait after an attempt, in milliseconds, or null to give up: 10 s, 30 s, 90 s … up to 15 minutes, or
 * what the push service asked for, if that is longer and within our patience.
 */
export function waitAfter({ attempts, since, asked = 0 }: { attempts: number; since: number; asked?: number }) {
  const own = Math.min(LONGEST_WAIT, 10 * SECOND * 3 ** (attempts - 1))
  const wait = Math.max(own, asked)
  return since + wait > PATIENCE ? null : wait
}
