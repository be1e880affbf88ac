const SECOND = 1000
const HOUR = 3_600_000
const SHORTEST = 5 * SECOND
const LONGEST = 6 * HOUR

/** How long a provider is left alone after it was asked so often, in milliseconds: 5 s, 10 s, 20 s … up to six hours. */
export const pauseAfter = (attempts: number) =>
  Math.min(LONGEST, SHORTEST * 2 ** Math.max(0, Math.min(attempts - 1, 20)))
