import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf, daysBetween, hasEnded } from '#domain/dates.ts'

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map(dayOf)
const days = fc.integer({ min: -40_000, max: 40_000 })

test.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2100-02-28', 1, '2100-03-01'],
  ['2000-02-28', 1, '2000-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %d days are %s', (from, count, to) => {
  expect(addDays(from, count)).toBe(to)
  expect(daysBetween(from, to)).toBe(count)
})

test.each([
  ['2026-11-21T23:59:59.999Z', '2026-11-21'],
  ['2026-11-21T00:30:00+01:00', '2026-11-20'],
  ['0987-06-05T04:03:02.001Z', '0987-06-05'],
  ['1000-01-01T00:00:00.000Z', '1000-01-01'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31'],
])('the day of %s is %s, in UTC', (instant, expected) => {
  expect(dayOf(new Date(instant))).toBe(expected)
})

test('no moment has no day', () => {
  expect(() => dayOf(new Date(Number.NaN))).toThrow(RangeError)
  expect(() => addDays('yesterday', 1)).toThrow(RangeError)
})

test('adding days and the days between are inverse, also backwards', () => {
  fc.assert(
    fc.property(day, days, (from, count) => {
      const to = addDays(from, count)
      expect(daysBetween(from, to)).toBe(count)
      expect(daysBetween(to, from)).toBe(0 - count)
      expect(addDays(to, -count)).toBe(from)
    }),
  )
})

test('days sort like their text', () => {
  fc.assert(
    fc.property(day, day, (a, b) => {
      expect(a < b).toBe(daysBetween(a, b) > 0)
    }),
  )
})

test('a day is always a calendar day of the same text length', () => {
  fc.assert(
    fc.property(day, days, (from, count) => {
      expect(addDays(from, count)).toMatch(/^\d{4}-\d\d-\d\d$/)
    }),
  )
})

const NOON = new Date(2026, 10, 22, 12)

test.each<[what: string, until: string | null, hasEnded: boolean]>([
  ['what has no end', null, false],
  ['the day of today', '2026-11-22', false],
  ['yesterday', '2026-11-21', true],
  ['an instant that comes', new Date(NOON.getTime() + 1).toISOString(), false],
  ['this instant', NOON.toISOString(), true],
  ['an instant of before', new Date(NOON.getTime() - 1).toISOString(), true],
])('%s', (_, until, isOver) => {
  expect(hasEnded(until, NOON, '2026-11-22')).toBe(isOver)
})
