import { expect, test } from 'vitest'
import { countryOf } from '#domain/country-names.ts'
import { COUNTRIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { ZONES, zoneOf } from '#domain/zones.ts'

test.each([
  ['Lagos, Nigeria', 'NG'],
  ['Gbarnga, Bong County, Liberia', 'LR'],
  ['Bouaké, Ivory Coast', 'CI'],
  [' cote d’ivoire', 'CI'],
  ["Abidjan, Côte d'Ivoire", 'CI'],
  ['Thiès, Sénégal', 'SN'],
  ['Thiès (Sénégal)', 'SN'],
  ['Praia, Cabo Verde', 'CV'],
  ['Gbarnga Liberia', 'LR'],
  ['Bissau, Guiné-Bissau', 'GW'],
  ['Bata - Equatorial Guinea', 'GQ'],
  ['Dodoma, tanzania', 'TZ'],
  ['القاهرة، مصر', 'EG'],
  ['አዲስ አበባ፣ ኢትዮጵያ', 'ET'],
  ['Mbabane, Swaziland', 'SZ'],
  ['Brazzaville, République du Congo', 'CG'],
  ['São Tomé, São Tomé e Príncipe', 'ST'],
  ['Kano, NG', 'NG'],
  ['nairobi', 'KE'],
  ['Liberia, Gbarnga', 'LR'],
  ['Ghana / Ashanti / Kumasi', 'GH'],
  ['Niger, Minna', null],
  ['Mindelo, Kabo Verde', 'CV'],
  ['Kumasi, Gold Coast', 'GH'],
  ['Dodoma, Tanganyika', 'TZ'],
  ['Gbarnga', null],
  ['Bujumbura, Burundi', null],
  ['Kinshasa, Congo', null],
  ['', null],
  [null, null],
])('%j lies in %s', (place, country) => expect(countryOf(place)).toBe(country))

test('a country is known by its name in each language in which people write it', () => {
  const unknown = keysOf(COUNTRIES).flatMap((code) =>
    ['en', 'fr', 'sw', 'pt', 'ar', 'am']
      .map((language) => new Intl.DisplayNames([language], { type: 'region' }).of(code)!)
      .filter((name) => countryOf(`Somewhere, ${name}`) !== code),
  )
  expect(unknown).toEqual([])
})

test('each country has its own clock, and without a country it is UTC', () => {
  for (const code of keysOf(COUNTRIES)) {
    const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones: () => string[] }
    expect(locale.getTimeZones(), code).toContain(ZONES[code])
  }
  expect(['Maputo, Moçambique', 'Port Louis, Maurice', 'Antananarivo, Madagascar', 'Bo, Sierra Leone', 'somewhere'].map(zoneOf)).toEqual(['Africa/Maputo', 'Indian/Mauritius', 'Indian/Antananarivo', 'Africa/Freetown', 'UTC']) // biome-ignore format: one list
})
