import { expect, test } from 'vitest'
import { CITIES, COUNTRIES, CURRENCIES, countryOf, MOBILE_MONEY_PROVIDERS } from './places.ts'

test('every country of the specification is listed once, with its currency', () => {
  expect(Object.keys(COUNTRIES)).toHaveLength(51)
  expect(CURRENCIES).toHaveLength(40)
})

test('providers and cities are in countries of the platform', () => {
  const countries = [...Object.keys(MOBILE_MONEY_PROVIDERS), ...Object.values(CITIES).map((city) => city.country)]
  for (const country of countries) expect(COUNTRIES).toHaveProperty(country)
  expect(Object.keys(CITIES)).toHaveLength(20)
})

test.each([
  ['Lagos, Nigeria', 'NG'],
  ['Gbarnga, Bong County, Liberia', 'LR'],
  ['Bouaké, Ivory Coast', 'CI'],
  [' cote d’ivoire', null],
  ["Cote d'Ivoire", 'CI'],
  ['Gbarnga', null],
  ['', null],
  [null, null],
])('%j lies in %s', (place, country) => expect(countryOf(place)).toBe(country))
