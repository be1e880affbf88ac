import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { CITIES, COUNTRIES, CURRENCIES, dayIn, endOfDay, MOBILE_MONEY_PROVIDERS, startOfDay } from '#domain/places.ts'

test('every country of the specification is listed once, with its currency', () => {
  expect(Object.keys(COUNTRIES)).toHaveLength(51)
  expect(CURRENCIES).toHaveLength(42)
})

test('providers and cities are in countries of the platform', () => {
  const countries = [...Object.keys(MOBILE_MONEY_PROVIDERS), ...Object.values(CITIES).map((city) => city.country)]
  for (const country of countries) expect(COUNTRIES).toHaveProperty(country)
  expect(Object.keys(CITIES)).toHaveLength(20)
})

test.each([
  ['2026-11-21T23:30:00.000Z', 'Africa/Lagos', '2026-11-22'],
  ['2026-11-21T23:30:00.000Z', 'Africa/Accra', '2026-11-21'],
  ['2026-11-21T21:30:00.000Z', 'Africa/Nairobi', '2026-11-22'],
])('at %s it is, in %s, %s', (instant, zone, expected) => {
  expect(dayIn(new Date(instant), zone)).toBe(expected)
})

test.each([
  ['2026-11-21', 'Africa/Accra', '2026-11-21T23:59:59.999Z'],
  ['2026-11-21', 'Africa/Lagos', '2026-11-21T22:59:59.999Z'],
  ['2026-11-21', 'Africa/Nairobi', '2026-11-21T20:59:59.999Z'],
  // Clocks change in Cairo: to summer time with that day's first hour, back with the last hour of the other.
  ['2026-04-23', 'Africa/Cairo', '2026-04-23T21:59:59.999Z'],
  ['2026-04-24', 'Africa/Cairo', '2026-04-24T20:59:59.999Z'],
  ['2026-10-29', 'Africa/Cairo', '2026-10-29T21:59:59.999Z'],
])('%s ends in %s at %s', (day, zone, expected) => {
  expect(endOfDay(day, zone)).toBe(expected)
  expect(Date.parse(startOfDay(addDays(day, 1), zone)) - Date.parse(expected)).toBe(1)
})
