import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../dates.ts'
import { lastMonths, lastWeeks } from './periods.ts'

test.each([
  ['2026-11-21', 3, ['2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01']],
  ['2026-01-31', 2, ['2025-12-01', '2026-01-01', '2026-02-01']],
  ['2024-03-01', 2, ['2024-02-01', '2024-03-01', '2024-04-01']],
])('the months before and with %s', (today, count, bounds) => {
  expect(lastMonths(today, count)).toEqual(bounds.slice(1).map((until, at) => ({ from: bounds[at], until })))
})

test.each([
  ['a Saturday', '2026-11-21', '2026-11-16'],
  ['a Sunday', '2026-11-22', '2026-11-16'],
  ['a Monday', '2026-11-23', '2026-11-23'],
  ['the first of a year', '2026-01-01', '2025-12-29'],
])('the week of %s begins on a Monday', (_, today, from) => {
  expect(lastWeeks(today, 1)).toEqual([{ from, until: addDays(from, 7) }])
})

test('periods follow one another without a gap, and the last one holds today', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 30 }), (days, count) => {
      const today = addDays('1990-01-01', days)
      for (const periods of [lastMonths(today, count), lastWeeks(today, count)]) {
        expect(periods).toHaveLength(count)
        expect(periods.slice(1).map(({ from }) => from)).toEqual(periods.slice(0, -1).map(({ until }) => until))
        expect(periods.at(-1)!.from <= today && today < periods.at(-1)!.until).toBe(true)
      }
      expect(lastWeeks(today, count).every(({ from, until }) => daysBetween(from, until) === 7)).toBe(true)
    }),
  )
})
