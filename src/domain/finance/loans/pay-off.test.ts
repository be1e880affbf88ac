import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../dates.ts'
import { DAY_COUNTS, INTEREST_METHODS, LOAN_TERMS, REBATES } from '../loan.ts'
import { instalmentAmounts, type LoanTerms, loanCost, regularDueDays } from '../loan-terms.ts'
import { payOffOn, settle } from './pay-off.ts'
import { paidOf, principalOwed, type RunningLoan } from './running-loan.ts'

const START = '2026-11-21'
const begun = (terms: LoanTerms, rebate: RunningLoan['rebate'] = 'none'): RunningLoan => ({
  terms,
  cost: loanCost(terms),
  rebate,
  start: START,
  dueDays: regularDueDays(START, terms.days),
  payments: [],
})
/** The loan after a payment, as the books have it. */
function pay(loan: RunningLoan, day: string, amount: number): RunningLoan {
  const { interest, principal, saved } = settle(loan, day, amount)
  const cost = { ...loan.cost, total: loan.cost.total - saved }
  return { ...loan, cost, payments: [...loan.payments, { day, interest, principal }] }
}

const declining = { principal: 10_000_000, rate: 18, method: 'declining', days: 730 } as const
test.each([
  // 100,000 at 18 % for 730 days, paid off after so many days.
  ['30/360', 0, 10_000_000],
  ['30/360', 1, 10_005_000],
  ['30/360', 30, 10_150_000],
  ['actual/365', 1, 10_004_932],
  ['actual/365', 30, 10_147_945],
] as const)('by %s after %d days a declining loan is paid off with %d', (dayCount, days, amount) =>
  expect(payOffOn(begun({ ...declining, dayCount }), addDays(START, days))).toBe(amount),
)

const flat = { principal: 10_000_000, rate: 12, method: 'flat', days: 365 } as const
test.each([
  ['none', 1, 11_200_000],
  // Of the 360 days of the schedule one has passed: 1,200,000 × 359 ÷ 360 come off.
  ['byDays', 1, 10_003_333],
  ['byDays', 360, 11_200_000],
  // Of 12 periods one has begun: 11 × 12 of 12 × 13 parts come off.
  ['rule78', 1, 10_184_615],
  ['rule78', 30, 10_184_615],
  ['rule78', 31, 10_353_846],
  ['rule78', 360, 11_200_000],
] as const)('with the rebate %s after %d days a flat loan is paid off with %d', (rebate, days, amount) =>
  expect(payOffOn(begun(flat, rebate), addDays(START, days))).toBe(amount),
)

test('a loan of before products had a day count keeps its terms: paying early saves nothing', () => {
  const loan = begun({ ...declining, dayCount: null })
  expect(payOffOn(loan, START)).toBe(loan.cost.total)
})

test('a payment above the instalment lowers what the loan comes to', () => {
  const loan = pay(begun({ ...declining, days: 365 }), addDays(START, 30), 5_000_000)
  expect(loan.payments).toMatchObject([{ interest: 150_000, principal: 4_850_000 }])
  expect(loan.cost.total).toBeLessThan(begun({ ...declining, days: 365 }).cost.total)
})

const anyLoan = fc.record({
  // Of a few hundredths an instalment is all that is owed, and ends the loan before its interest is rounded up.
  coins: fc.integer({ min: 10_000, max: 1_000_000_000 }),
  rate: fc.integer({ min: 0, max: 6000 }).map((hundredths) => hundredths / 100),
  method: fc.constantFrom(...INTEREST_METHODS),
  days: fc.constantFrom(...LOAN_TERMS),
  step: fc.constantFrom(1, 100),
  dayCount: fc.constantFrom(...DAY_COUNTS, null),
  rebate: fc.constantFrom(...REBATES),
})
const made = ({ coins, rebate, ...terms }: typeof anyLoan extends fc.Arbitrary<infer Loan> ? Loan : never) =>
  begun({ ...terms, principal: coins * terms.step }, rebate)

describe('for any loan', () => {
  test('paid by its schedule it costs what was agreed, and saves nothing before the end', () =>
    fc.assert(
      // Of a few coins an instalment may pay off all that is owed.
      fc.property(anyLoan, (asked) => {
        fc.pre(asked.coins >= 1000)
        let loan = made(asked)
        const { total } = loan.cost
        for (const [at, amount] of instalmentAmounts(loan.cost, asked.days).entries()) {
          expect(amount).toBeLessThanOrEqual(payOffOn(loan, loan.dueDays[at]!))
          if (amount > 0) loan = pay(loan, loan.dueDays[at]!, amount)
        }
        expect(paidOf(loan)).toBe(total)
        expect(loan.cost.total).toBe(total)
        expect(principalOwed(loan)).toBe(0)
      }),
      { numRuns: 500 },
    ))

  test('however and whenever it is paid, nobody pays more than was agreed, and the parts stay whole', () =>
    fc.assert(
      fc.property(anyLoan, fc.array(fc.tuple(fc.nat({ max: 120 }), fc.nat({ max: 100 })), { maxLength: 12 }), (asked, moves) => {
        let loan = made(asked)
        const agreed = loan.cost.total
        let day = START
        for (const [wait, share] of [...moves, [0, 100] as const]) {
          day = addDays(day, wait)
          const most = payOffOn(loan, day)
          const { step } = asked
          expect(most % step).toBe(0)
          expect(most).toBeLessThanOrEqual(loan.cost.total - paidOf(loan))
          const amount = share === 100 ? most : Math.floor((most * share) / 100 / step) * step
          if (amount === 0) continue
          loan = pay(loan, day, amount)
          const { interest, principal } = loan.payments.at(-1)!
          expect(interest + principal).toBe(amount)
          expect(Math.min(interest, principal)).toBeGreaterThanOrEqual(0)
          expect(loan.cost.total).toBeLessThanOrEqual(agreed)
          expect(loan.cost.total - paidOf(loan)).toBeGreaterThanOrEqual(principalOwed(loan))
        }
        expect(principalOwed(loan)).toBe(0)
        expect(loan.cost.total).toBe(paidOf(loan))
      }),
      { numRuns: 500 },
    )) // biome-ignore format: one property
})
