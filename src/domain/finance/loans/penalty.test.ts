import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missedOn, penaltyOf } from './penalty.ts'

const terms = { rate: 5, graceDays: 7, cap: 2 }
const loan = { principal: 500_000, charged: 0, step: 1 }
const missed = (amount: number, paid = 0) => ({ due: '2026-12-21', amount, paid })

test.each([
  ['a share of what is missing', missed(46_875), loan, 2344],
  ['of what is missing only', missed(46_875, 26_875), loan, 1000],
  ['never beyond the cap: 2 % of 5,000', missed(400_000), loan, 10_000],
  ['with what was charged before', missed(46_875), { ...loan, charged: 9000 }, 1000],
  ['nothing once the cap is reached', missed(46_875), { ...loan, charged: 10_000 }, 0],
  ['nothing where more was charged than the cap', missed(46_875), { ...loan, charged: 10_001 }, 0],
  ['in coins of the currency', missed(46_900), { principal: 501_000, charged: 0, step: 100 }, 2300],
] as const)('%s', (_, payment, charged, penalty) => {
  expect(penaltyOf(payment, terms, charged)).toBe(penalty)
})

test('only after the days of grace, and not of what was paid', () => {
  const schedule = [missed(100, 100), { ...missed(100), due: '2027-01-20' }, { ...missed(100), due: '2027-01-21' }]
  expect(missedOn(schedule, terms, '2027-01-28').map(({ due }) => due)).toEqual(['2027-01-20'])
  expect(missedOn(schedule, { ...terms, graceDays: 0 }, '2027-01-21')).toHaveLength(1)
  expect(missedOn(schedule, { ...terms, rate: 0 }, '2028-01-01')).toEqual([])
})

test('whatever is missed, all penalties together stay within the cap', () => {
  fc.assert(
    fc.property(
      fc.record({ rate: fc.integer({ min: 0, max: 10_000 }), graceDays: fc.constant(0), cap: fc.integer({ min: 0, max: 100 }) }), // biome-ignore format: one record
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.integer({ min: 1, max: 1_000_000 })),
      fc.constantFrom(1, 100),
      (drawn, principal, amounts, step) => {
        let charged = 0
        for (const amount of amounts) {
          const penalty = penaltyOf(missed(amount), drawn, { principal, charged, step })
          expect(penalty).toBeGreaterThanOrEqual(0)
          expect(penalty % step).toBe(0)
          charged += penalty
        }
        expect(charged).toBeLessThanOrEqual((principal * drawn.cap) / 100)
      },
    ),
  )
})
