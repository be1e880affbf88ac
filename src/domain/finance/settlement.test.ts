import { expect, test } from 'vitest'
import { UNSETTLED_LOANS, UNSETTLED_POLICIES } from './settlement.ts'

test('a loan is settled once it is repaid or rejected', () => {
  expect(UNSETTLED_LOANS).toEqual(['applied', 'approved', 'disbursed', 'active', 'defaulted'])
})

test('a policy is settled once it has ended', () => {
  expect(UNSETTLED_POLICIES).toEqual(['applied', 'active'])
})
