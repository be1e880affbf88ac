import { expect, test } from 'vitest'
import { waitAfter } from './backoff.ts'

const MINUTE = 60_000

test.each([
  [{ attempts: 1, since: 0 }, 10_000],
  [{ attempts: 2, since: 10_000 }, 30_000],
  [{ attempts: 3, since: 40_000 }, 90_000],
  [{ attempts: 5, since: 7 * MINUTE }, 810_000],
  [{ attempts: 6, since: 20 * MINUTE }, 15 * MINUTE],
  [{ attempts: 60, since: 20 * MINUTE }, 15 * MINUTE],
  [{ attempts: 1, since: 0, asked: 5_000 }, 10_000],
  [{ attempts: 1, since: 0, asked: 20 * MINUTE }, 20 * MINUTE],
  [{ attempts: 1, since: 0, asked: 2 * 60 * MINUTE }, null],
  [{ attempts: 8, since: 46 * MINUTE }, null],
])('after %j it waits %j ms', (tried, wait) => expect(waitAfter(tried)).toBe(wait))
