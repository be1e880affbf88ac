import { expect, test } from 'vitest'
import { isLooser, mayConfirm, maySettleAlone } from './decision.ts'

test.each([
  // amount, for everybody, own limit, alone, as the second person
  [500, null, null, true, true],
  [500, 500, null, true, true],
  [501, 500, null, false, true],
  [501, null, 500, false, false],
  [501, 500, 1000, false, true],
  [900, 1000, 800, false, false],
  [1, 0, null, false, true],
  [1, null, 0, false, false],
])('%d with %s for everybody and %s for oneself', (amount, everybody, own, alone, second) => {
  expect(maySettleAlone(amount, { everybody, own })).toBe(alone)
  expect(mayConfirm(amount, { everybody, own })).toBe(second)
})

test.each([
  [null, 5, false],
  [5, 5, false],
  [5, 4, false],
  [5, 6, true],
  [5, null, true],
  [0, 1, true],
])('a limit of %s becomes %s', (before, after, looser) => {
  expect(isLooser(before, after)).toBe(looser)
})
