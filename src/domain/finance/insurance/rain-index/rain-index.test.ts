import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../dates.ts'
import { lacksIndex } from './called-index.ts'
import { cellOf } from './grid-cell.ts'
import { payoutOf, payoutShare, tickOf } from './payout-share.ts'
import { type RainIndex, rainIndex } from './rain-index.schema.ts'
import { readSeason, wholeSeasons } from './read-season.ts'
import { nextSeason, seasonDays } from './season.ts'

const INDEX: RainIndex = {
  place: 'Ikorodu',
  latitude: 6.62,
  longitude: 3.51,
  seasonStart: '04-01',
  seasonEnd: '04-30',
  strike: 250,
  exit: 100,
  maxShare: 100,
}

test.each([
  [INDEX, 400, 0],
  [INDEX, 250, 0],
  [INDEX, 249, 100 / 150],
  [INDEX, 175, 50],
  [INDEX, 100, 100],
  [INDEX, 0, 100],
  [{ ...INDEX, maxShare: 60 }, 175, 30],
  [{ ...INDEX, maxShare: 60 }, 20, 60],
  [{ ...INDEX, exit: 0 }, 125, 50],
])('of %j an amount of %d mm pays %d%%', (index, rain, share) =>
  expect(payoutShare(index, rain)).toBeCloseTo(share, 10),
)

test('less rain never pays less, and no amount more than the most', () => {
  const amount = fc.double({ min: 0, max: 5000, noNaN: true })
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [dry, wet] = [payoutShare(INDEX, Math.min(a, b)), payoutShare(INDEX, Math.max(a, b))]
      expect(dry).toBeGreaterThanOrEqual(wet)
      expect(dry).toBeLessThanOrEqual(INDEX.maxShare)
    }),
  )
})

test('a missing mm pays the tick', () => {
  expect(payoutShare(INDEX, 240) - payoutShare(INDEX, 241)).toBeCloseTo(tickOf(INDEX), 10)
})

test.each([
  [100_000, 50, 'NGN', 50_000],
  [100_000, 100 / 3, 'NGN', 33_333],
  [100_000, 100 / 3, 'XOF', 33_300],
  [100_000, 0.0001, 'NGN', 0],
] as const)('of a cover of %d, %d%% are in %s %d', (cover, share, currency, amount) =>
  expect(payoutOf(cover, share, currency)).toBe(amount),
)

describe('seasons', () => {
  test.each([
    ['04-01', '04-30', '2026-04-01', '2026-04-01', '2026-04-30'],
    ['04-01', '04-30', '2026-04-02', '2027-04-01', '2027-04-30'],
    ['11-01', '02-28', '2026-10-31', '2026-11-01', '2027-02-28'],
    ['11-01', '02-28', '2027-01-15', '2027-11-01', '2028-02-28'],
  ])('from %s to %s the next one on %s is from %s to %s', (seasonStart, seasonEnd, day, from, to) =>
    expect(nextSeason({ seasonStart, seasonEnd }, day)).toEqual({ from, to }),
  )

  test.each([
    ['04-01', '04-30', 30],
    ['11-01', '02-28', 120],
    ['02-30', '04-01', 0],
  ])('from %s to %s are %d days', (seasonStart, seasonEnd, days) =>
    expect(seasonDays({ seasonStart, seasonEnd })).toBe(days),
  )
})

describe('a record', () => {
  const rainFrom = (first: string, days: number, mm: number) =>
    Array.from({ length: days }, (_, at) => [addDays(first, at), mm] as const)
  const season = { from: '2025-04-01', to: '2025-04-30' }

  test('is summed in tenths of a mm', () => {
    expect(readSeason(INDEX, season, new Map(rainFrom('2025-03-20', 90, 0.1)))).toEqual({ ...season, rain: 3, share: 100, missingDays: 0 }) // biome-ignore format: one row
  })

  test('with a gap has no share, and says how many days are missing', () => {
    const rain = new Map(rainFrom('2025-03-20', 90, 5))
    rain.delete('2025-04-17')
    expect(readSeason(INDEX, season, rain)).toEqual({ ...season, rain: 145, share: null, missingDays: 1 })
  })

  test('has the seasons that are whole, the newest first', () => {
    const rain = new Map([...rainFrom('2023-04-02', 400, 4), ...rainFrom('2025-01-01', 365, 10)])
    expect(wholeSeasons(INDEX, rain)).toEqual([
      { from: '2025-04-01', to: '2025-04-30', rain: 300, share: 0, missingDays: 0 },
      { from: '2024-04-01', to: '2024-04-30', rain: 120, share: expect.closeTo(86.67, 2), missingDays: 0 },
    ])
    expect(wholeSeasons(INDEX, new Map())).toEqual([])
  })
})

test.each([
  ['place', { place: ' ' }, 'Location is required'],
  ['latitude', { latitude: 91 }, 'Between -90 and 90 °'],
  ['longitude', { longitude: Number.NaN }, 'Between -180 and 180 °'],
  ['seasonStart', { seasonStart: '02-29' }, 'Must be a day of every year, such as 06-15'],
  ['seasonStart', { seasonStart: '6-1' }, 'Must be a day of every year, such as 06-15'],
  ['seasonEnd', { seasonEnd: '04-05' }, 'Between 10 and 330 days'],
  ['seasonEnd', { seasonEnd: '03-31' }, 'Between 10 and 330 days'],
  ['strike', { strike: 5001 }, 'Between 1 and 5000 mm'],
  ['exit', { exit: 250 }, 'Must lie below the amount from which nothing is paid'],
  ['maxShare', { maxShare: 101 }, 'Between 1 and 100 %'],
])('an index is refused for its %s: %j', (field, change, words) => {
  const [issue] = rainIndex.safeParse({ ...INDEX, ...change }).error!.issues
  expect(issue).toMatchObject({ path: [field], message: words })
})

test.each([
  ['Rain Index Cover', 'Multi-peril', null, true],
  ['Rain', 'Weather index', null, true],
  ['Assurance', 'Assurance indicielle', null, true],
  ['Rain', 'Weather index', INDEX, false],
  ['Appendix cover', 'Multi-peril', null, false],
  ['Indexation', 'Hail', null, false],
])('%s (%s) with the index %j lacks one: %s', (name, coverageType, index, lacks) =>
  expect(lacksIndex({ name, insuranceType: 'crop', coverageType, index })).toBe(lacks),
)

test.each([
  [6.6199, 3.5101, '6.62,3.51'],
  [-0.001, 36.8, '0.00,36.80'],
])('the rain of %d, %d is on record as %s', (latitude, longitude, cell) =>
  expect(cellOf({ latitude, longitude })).toBe(cell),
)
