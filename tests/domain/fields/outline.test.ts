import { expect, test } from 'vitest'
import { kmOutside, OUTSIDE_KM } from '#domain/fields/border/outline.ts'
import { outlineOf } from '#domain/places/outlines.ts'
import { COUNTRIES, type CountryCode } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'

const outside = (country: CountryCode, longitude: number, latitude: number) =>
  kmOutside(outlineOf(country), { longitude, latitude })

test('every country of the platform has an outline', () => {
  for (const country of keysOf(COUNTRIES)) expect(outlineOf(country).length, country).toBeGreaterThan(0)
})

test.each<[string, CountryCode, number, number]>([
  ['Gbarnga', 'LR', -9.4729, 7.0011],
  ['Kano', 'NG', 8.5167, 12.0001],
  ['Kumasi', 'GH', -1.6244, 6.6885],
  ['Busia', 'KE', 34.1111, 0.4608],
  ['a field in Togo', 'TG', 0.764952, 9.775766],
])('%s lies in its country', (_, country, longitude, latitude) => expect(outside(country, longitude, latitude)).toBe(0))

test.each<[string, CountryCode, number, number]>([
  ['Lagos', 'NG', 3.3947, 6.4541],
  ['Banjul', 'GM', -16.5775, 13.4531],
  ['Mombasa', 'KE', 39.6682, -4.0435],
  ['Cinkasse in Togo', 'TG', 0.0236, 11.1086],
])('%s lies outside the coarse outline of its country, and near enough', (_, country, longitude, latitude) => {
  const km = outside(country, longitude, latitude)
  expect(km).toBeGreaterThan(0)
  expect(km).toBeLessThan(OUTSIDE_KM)
})

test.each<[string, CountryCode, number, number]>([
  ['Accra in Liberia', 'LR', -0.187, 5.6037],
  ['Nairobi in Uganda', 'UG', 36.8219, -1.2921],
  ['the axes swapped of a field in Togo', 'TG', 9.775766, 0.764952],
])('%s does not', (_, country, longitude, latitude) =>
  expect(outside(country, longitude, latitude)).toBeGreaterThan(50),
)

test('the distance is over the ground', () => {
  // From the equator north of Kenya's border with Ethiopia at 36° E is far; from its coast eastward it is counted in km.
  expect(outside('KE', 40.2, -4.0435)).toBeGreaterThan(40)
  expect(outside('KE', 40.2, -4.0435)).toBeLessThan(70)
})
