import { expect, test } from 'vitest'
import { enterFrom, harvestFrom } from './waiting-times.ts'

test.each([
  ['2026-11-28', 14, '2026-12-12'],
  ['2026-11-28', 0, '2026-11-28'],
  ['2026-11-28', null, null],
  [null, 14, null],
])('applied on %s, with %s days before the harvest: harvest from %s', (day, days, expected) => {
  expect(harvestFrom(day, days)).toBe(expected)
})

test.each([
  ['2026-11-28', 12, '2026-11-29'],
  ['2026-11-28', 24, '2026-11-29'],
  ['2026-11-28', 48, '2026-11-30'],
  ['2026-11-28', 0, null],
  ['2026-11-28', null, null],
])('applied on %s, with %s hours before it is entered: from %s', (day, hours, expected) => {
  expect(enterFrom(day, hours)).toBe(expected)
})
