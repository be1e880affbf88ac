import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INTEREST_METHODS, LOAN_TERMS } from './loan.ts'
import {
  instalmentAmounts,
  instalmentCount,
  instalmentParts,
  loanCost,
  loanSchedule,
  regularDueDays,
} from './loan-terms.ts'
import { effectiveRate, effectiveRateOn } from './loans/effective-rate.ts'

test('an instalment every 30 days', () => {
  expect(LOAN_TERMS.map(instalmentCount)).toEqual([3, 6, 12, 24])
})

/** Amounts in hundredths. The rates were verified with a separate program: XIRR over due days 30 days apart. */
test.each([
  // principal, percent a year, days, total, instalment, last, effective
  ['flat', 10_000_000, 12, 365, 11_200_000, 933_333, 933_337, 24.06],
  ['declining', 10_000_000, 12, 365, 10_661_853, 888_488, 888_485, 12.87],
  ['flat', 5_000_000, 15, 365, 5_750_000, 479_166, 479_174, 30.6],
  ['flat', 10_000_000, 12, 90, 10_295_890, 3_431_963, 3_431_964, 19.46],
  ['flat', 1_000_000, 12, 180, 1_059_178, 176_529, 176_533, 22.29],
  ['flat', 10_000_000, 18, 730, 13_600_000, 566_666, 566_682, 37.01],
  ['declining', 10_000_000, 18, 730, 11_981_783, 499_241, 499_240, 19.86],
  ['declining', 10_000_000, 18, 365, 11_001_599, 916_800, 916_799, 19.86],
  ['flat', 100_000, 0, 90, 100_000, 33_333, 33_334, 0],
  ['declining', 100_000, 0, 90, 100_000, 33_333, 33_334, 0],
  ['flat', 1, 12, 730, 1, 1, 0, 0],
  ['declining', 1, 12, 730, 1, 1, 0, 0],
] as const)('%s on %d at %d %% over %d days', (method, principal, rate, days, total, instalment, last, effective) => {
  const cost = loanCost({ principal, rate, method, days })
  expect(cost).toEqual({ total, instalment })
  expect(instalmentAmounts(cost, days).at(-1)).toBe(last)
  expect(effectiveRate(principal, cost, days)).toBe(effective)
})

test('by actual days the same loan costs less, as its periods are shorter than a twelfth of the year', () => {
  const cost = loanCost({ principal: 10_000_000, rate: 18, method: 'declining', days: 365, dayCount: 'actual/365' })
  expect(cost).toEqual({ total: 10_987_522, instalment: 915_627 })
  expect(effectiveRate(10_000_000, cost, 365)).toBe(19.56)
})

test('a declining loan that is paid once bears interest for the days until then', () => {
  const terms = { principal: 10_000_000, rate: 18, method: 'declining', days: 90 } as const
  expect(loanCost({ ...terms, onceAfter: 61 })).toEqual({ total: 10_305_000, instalment: 10_305_000 })
})

/** One payment after the harvest: (total ÷ principal) to the power of (365 ÷ days until then), less one. */
test.each([
  ['2027-01-21', 61, 10_295_890, 19.06],
  ['2027-02-19', 90, 10_295_890, 12.55],
] as const)('paid in one on %s, %d days after the money came', (due, days, total, rate) => {
  const cost = loanCost({ principal: 10_000_000, rate: 12, method: 'flat', days: 90 })
  expect(cost.total).toBe(total)
  const plan = { days: 90, start: '2026-11-21', dueDays: [due, due, due] }
  expect(effectiveRateOn(10_000_000, cost, plan)).toBe(rate)
  expect(Math.round(((total / 10_000_000) ** (365 / days) - 1) * 10_000) / 100).toBe(rate)
})

const terms = fc.record({
  principal: fc.integer({ min: 1, max: 1_000_000_000_000 }),
  rate: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100),
  method: fc.constantFrom(...INTEREST_METHODS),
  days: fc.constantFrom(...LOAN_TERMS),
  step: fc.constantFrom(1, 100),
})
const principalOf = (loan: { principal: number; step: number }) => Math.ceil(loan.principal / loan.step) * loan.step

describe('for any loan', () => {
  test('interest and principal of the instalments sum to those of the loan, in coins of the currency', () => {
    fc.assert(
      fc.property(terms, (asked) => {
        const loan = { ...asked, principal: principalOf(asked) }
        const cost = loanCost(loan)
        const parts = instalmentParts(loan, cost)
        const sums = parts.map(({ interest, principal }) => interest + principal)
        expect(sums).toEqual(instalmentAmounts(cost, loan.days))
        expect(sums.every((sum) => sum % loan.step === 0)).toBe(true)
        expect(parts.every(({ interest, principal }) => interest >= 0 && principal >= 0)).toBe(true)
        expect(parts.reduce((sum, { principal }) => sum + principal, 0)).toBe(loan.principal)
      }),
      { numRuns: 1000 },
    )
  })

  test('the instalments are whole hundredths, not negative, and add up to the total', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const cost = loanCost({ ...loan, step: 1 })
        const amounts = instalmentAmounts(cost, loan.days)
        expect(amounts).toHaveLength(instalmentCount(loan.days))
        expect(amounts.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true)
        expect(cost.instalment).toBeGreaterThan(0)
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(cost.total)
        expect(cost.total).toBeGreaterThanOrEqual(loan.principal)
      }),
    )
  })

  test('the declining balance never costs more, and has no higher effective rate', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const flat = loanCost({ ...loan, step: 1, method: 'flat' })
        const declining = loanCost({ ...loan, step: 1, method: 'declining' })
        // Each of the 24 roundings may add half a hundredth.
        expect(declining.total).toBeLessThanOrEqual(flat.total + 12)
        if (loan.principal > 100_000)
          expect(effectiveRate(loan.principal, declining, loan.days)).toBeLessThanOrEqual(effectiveRate(loan.principal, flat, loan.days) + 0.01) // biome-ignore format: one comparison
      }),
    )
  })
})

const cost = { total: 1000, instalment: 333 }
const progress = { dueDays: regularDueDays('2026-01-31', 90), today: '2026-03-15', isProposal: false, paid: 0 }

test('before the payout the schedule is a proposal', () => {
  expect(loanSchedule(cost, 90, { ...progress, isProposal: true })).toEqual([
    { due: '2026-03-02', amount: 333, paid: 0, status: 'proposed' },
    { due: '2026-04-01', amount: 333, paid: 0, status: 'proposed' },
    { due: '2026-05-01', amount: 334, paid: 0, status: 'proposed' },
  ])
})

test.each([
  [0, ['overdue', 'due', 'due'], [0, 0, 0]],
  [332, ['overdue', 'due', 'due'], [332, 0, 0]],
  [400, ['paid', 'due', 'due'], [333, 67, 0]],
  [1000, ['paid', 'paid', 'paid'], [333, 333, 334]],
])('of %d paid the oldest instalments come first', (paid, statuses, parts) => {
  const schedule = loanSchedule(cost, 90, { ...progress, paid })
  expect(schedule.map(({ status }) => status)).toEqual(statuses)
  expect(schedule.map((each) => each.paid)).toEqual(parts)
})

/**
 * Fineract, declining balance with equal instalments: 12 months at 1.5 % a month on 100,000 are 9,168.00 each. Interest
 * and principal of each row were computed apart, in decimals of forty places.
 */
const FINERACT = [
  [150000, 766800],
  [138498, 778302],
  [126823, 789977],
  [114974, 801826],
  [102946, 813854],
  [90739, 826061],
  [78348, 838452],
  [65771, 851029],
  [53005, 863795],
  [40049, 876751],
  [26897, 889903],
  [13549, 903250],
] as const

test('the schedule of Fineract for a declining balance, row by row', () => {
  const asked = { principal: 10_000_000, rate: 18, method: 'declining', days: 365 } as const
  const cost = loanCost(asked)
  expect(cost.instalment).toBe(916_800)
  expect(instalmentParts(asked, cost)).toEqual(FINERACT.map(([interest, principal]) => ({ interest, principal })))
  expect(instalmentAmounts(cost, 365)).toEqual([...Array(11).fill(916_800), 916_799])
})
