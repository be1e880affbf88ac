import { expect, test } from 'vitest'
import { firstAmount, stepOf } from './amount-choice.ts'

test.each([
  [20_000, 500_000, 100_000, 2000],
  [500, 50_000, 5000, 200],
  [750, 800, 750, 1],
  [100, 100, 100, 1],
])('from %d to %d: begins at %d, in steps of %d', (minAmount, maxAmount, first, step) => {
  expect(firstAmount({ minAmount, maxAmount })).toBe(first)
  expect(stepOf({ minAmount, maxAmount })).toBe(step)
})
