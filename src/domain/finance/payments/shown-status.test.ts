import { expect, test } from 'vitest'
import { shownStatus } from './shown-status.ts'

test.each([
  ['completed', null, 'completed'],
  ['completed', 'succeeded', 'completed'],
  ['completed', 'created', 'pending'],
  ['completed', 'unknown', 'pending'],
  ['completed', 'failed', 'failed'],
  ['completed', 'expired', 'failed'],
  ['pending', 'unknown', 'pending'],
  ['failed', 'failed', 'failed'],
  ['cancelled', 'succeeded', 'cancelled'],
] as const)('a line that is %s, its payment %s, is shown as %s', (status, paymentStatus, shown) => {
  expect(shownStatus({ status, paymentStatus })).toBe(shown)
})
