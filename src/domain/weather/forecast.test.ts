import { describe, expect, test } from 'vitest'
import { readThresholds, thresholds } from './forecast.schema.ts'
import { DEFAULT_THRESHOLDS, isWet, skyOf } from './forecast.ts'

test.each([
  [0, 'sunny'],
  [2, 'partlyCloudy'],
  [3, 'cloudy'],
  [45, 'fog'],
  [56, 'drizzle'],
  [65, 'rain'],
  [82, 'showers'],
  [86, 'snow'],
  [99, 'thunderstorm'],
  [4, null],
  [-1, null],
  [null, null],
])('WMO code %s is %s', (code, sky) => {
  expect(skyOf(code)).toBe(sky)
})

describe('thresholds', () => {
  test.each([
    [{}, {}],
    [{ rain: '' }, { rain: null }],
    [
      { rain: null, cold: -5.5 },
      { rain: null, cold: -5.5 },
    ],
    [{ daysAhead: 0 }, { daysAhead: 0 }],
  ])('%j is kept', (change, kept) => {
    expect(thresholds.parse({ ...DEFAULT_THRESHOLDS, ...change })).toEqual({ ...DEFAULT_THRESHOLDS, ...kept })
  })

  test.each([
    [{ rain: 0 }, 'Between 1 and 500 mm'],
    [{ rain: '50' }, 'Between 1 and 500 mm'],
    [{ gust: 251 }, 'Between 10 and 250 km/h'],
    [{ heat: Number.NaN }, 'Between 15 and 60 °C'],
    [{ dryDays: 3.5 }, 'Between 3 and 14 days'],
    [{ dryRain: '' }, 'Between 0.1 and 20 mm'],
    [{ daysAhead: 7 }, 'Between 0 and 6 days'],
    [{ daysAhead: undefined }, 'Between 0 and 6 days'],
  ])('%j is refused', (change, message) => {
    const { error } = thresholds.safeParse({ ...DEFAULT_THRESHOLDS, ...change })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  test.each([
    [{ rain: 20 }, { ...DEFAULT_THRESHOLDS, rain: 20 }],
    [null, DEFAULT_THRESHOLDS],
    ['nonsense', DEFAULT_THRESHOLDS],
    [{ rain: -1 }, DEFAULT_THRESHOLDS],
  ])('stored as %j they are read as', (stored, read) => {
    expect(readThresholds(stored)).toEqual(read)
  })
})

test.each([
  [0, false],
  [0.4, false],
  [0.5, true],
])('a day with %d mm of rain is wet: %s', (rain, wet) => {
  expect(isWet({ rain })).toBe(wet)
})
