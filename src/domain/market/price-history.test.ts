import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../dates.ts'
import { spanChange } from './price.ts'
import { MAX_POINTS, rangesOf, thinned } from './price-history.ts'

const course = (prices: number[]) => prices.map((pricePerKg, day) => ({ date: addDays('2022-01-01', day), pricePerKg }))

test('a short history stays as it is', () => {
  const short = course([3, 1, 2])
  expect(thinned(short)).toEqual(short)
  expect(thinned([])).toEqual([])
})

test('of each section the lowest and the highest point stay, and the two ends', () => {
  const points = course([5, 1, 2, 3, 9, 4, 4, 4, 7, 5])
  expect(thinned(points, 6).map(({ pricePerKg }) => pricePerKg)).toEqual([5, 1, 9, 4, 7, 5])
})

test('a history of any length keeps its ends, its extremes and its order', () => {
  const prices = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 2000 })
  fc.assert(
    fc.property(prices, (values) => {
      const points = course(values)
      const kept = thinned(points)
      const all = kept.map(({ pricePerKg }) => pricePerKg)
      expect(kept.length).toBeLessThanOrEqual(MAX_POINTS)
      expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)])
      expect([Math.min(...all), Math.max(...all)]).toEqual([Math.min(...values), Math.max(...values)])
      expect(kept.map(({ date }) => date)).toEqual(kept.map(({ date }) => date).sort())
    }),
  )
})

test.each([
  ['nothing', [], []],
  ['one price', ['2026-11-01'], []],
  ['prices of this month alone', ['2026-11-01', '2026-11-08'], ['month']],
  ['prices of a year, none of them new', ['2026-01-01', '2026-05-01'], ['year']],
  ['five years', ['2022-01-01', '2026-02-01', '2026-11-01', '2026-11-08'], ['month', 'year', 'fiveYears']],
  ['an old series', ['2022-01-01', '2023-01-01'], ['fiveYears']],
])('of %s only the periods are offered that show more', (_, days, ranges) => {
  expect(rangesOf({ days, today: '2026-11-21' })).toEqual(ranges)
})

test.each([
  [[100, 180, 97], { trend: 'down', percent: -3 }],
  [[100, 50, 101], { trend: 'stable', percent: 1 }],
  [[100, 115], { trend: 'up', percent: 15 }],
  [[100], null],
  [[0, 5], null],
] as const)('%j moved from its first point to its last', (prices, change) => {
  expect(spanChange(prices)).toEqual(change)
})
