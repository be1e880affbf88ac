import { expect, test } from 'vitest'
import { isOldPrice, usualInterval } from './price-age.ts'

test.each([
  ['no price', [], 7],
  ['a single price', ['2026-11-01'], 7],
  ['daily prices', ['2026-11-01', '2026-11-02', '2026-11-03'], 7],
  ['a price a fortnight', ['2026-10-04', '2026-10-18', '2026-11-01'], 14],
  ['two prices of one day, which are one visit', ['2026-10-04', '2026-10-18', '2026-10-18', '2026-11-01'], 14],
  ['a month, and once half a year without', ['2026-02-01', '2026-08-01', '2026-09-01', '2026-10-01'], 31],
  ['an even number of gaps', ['2026-10-01', '2026-10-11', '2026-10-31'], 15],
  ['the newest first', ['2026-11-01', '2026-10-18', '2026-10-04'], 14],
])('the usual interval of %s', (_, days, interval) => {
  expect(usualInterval(days)).toBe(interval)
})

test.each([
  ['of today', '2026-11-21', 7, false],
  ['as old as usual', '2026-11-14', 7, false],
  ['a day older than usual', '2026-11-13', 7, true],
  ['of a month ago in a market of monthly prices', '2026-10-22', 30, false],
  ['of tomorrow', '2026-11-22', 7, false],
])('a price %s', (_, date, usualDays, old) => {
  expect(isOldPrice(date, '2026-11-21', usualDays)).toBe(old)
})
