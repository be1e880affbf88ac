import { expect, test } from 'vitest'
import { isFarOff } from './doubt.ts'

test.each([
  [300, 100, false],
  [301, 100, true],
  [100, 300, false],
  [99, 300, true],
  [0, 300, true],
  [0, 0, false],
  [1, 0, true],
  [41_250, null, false],
])('%i after %j: %j', (price, last, expected) => {
  expect(isFarOff(price, last)).toBe(expected)
})
