import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INTEREST_METHODS, LOAN_TERMS } from '../loan.ts'
import { instalmentParts, loanCost } from '../loan-terms.ts'
import { allocationOf } from './allocation.ts'

test('interest of the oldest instalment comes first, then its principal, then the next instalment', () => {
  const parts = [
    { interest: 10, principal: 90 },
    { interest: 10, principal: 90 },
  ]
  expect(allocationOf(parts, 0, 8)).toEqual({ interest: 8, principal: 0 })
  expect(allocationOf(parts, 8, 50)).toEqual({ interest: 2, principal: 48 })
  expect(allocationOf(parts, 58, 142)).toEqual({ interest: 10, principal: 132 })
})

test('however a loan is paid, all of its interest and all of its principal are paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 0, max: 6000 }),
      fc.constantFrom(...INTEREST_METHODS),
      fc.constantFrom(...LOAN_TERMS),
      fc.constantFrom(1, 100),
      fc.array(fc.nat({ max: 100 }), { maxLength: 30 }),
      (coins, rate, method, days, step, shares) => {
        const terms = { principal: coins * step, rate: rate / 100, method, days, step }
        const cost = loanCost(terms)
        const parts = instalmentParts(terms, cost)
        let paid = 0
        const sum = { interest: 0, principal: 0 }
        for (const share of [...shares, 100]) {
          const amount = Math.floor(((cost.total - paid) * share) / 100)
          const { interest, principal } = allocationOf(parts, paid, amount)
          expect(interest + principal).toBe(amount)
          expect(Math.min(interest, principal)).toBeGreaterThanOrEqual(0)
          sum.interest += interest
          sum.principal += principal
          paid += amount
        }
        expect(sum).toEqual({ interest: cost.total - terms.principal, principal: terms.principal })
      },
    ),
    { numRuns: 1000 },
  )
})
