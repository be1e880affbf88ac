import { expect, test } from 'vitest'
import { CITIES } from '../places.ts'
import { keysOf } from '../table.ts'
import { gazetteerOf } from './gazetteer.ts'
import { locate } from './locate.ts'
import { weatherPlaceOf, weatherPointOf } from './weather-place.ts'
import { isWithin, levelsOf } from './within.ts'

test.each([
  ['LR', 15],
  ['NG', 37],
  ['GH', 16],
  ['KE', 47],
] as const)('%s has %i regions, each with a seat', (country, count) => {
  const regions = [...new Set(gazetteerOf(country).regions.values())]
  expect(regions).toHaveLength(count)
  expect(regions.filter(({ seat }) => !seat)).toEqual([])
})

test.each([
  ['Gbarnga, Liberia', 'LR', 'Bong County', 'Gbarnga'],
  ['gbarnga', 'LR', 'Bong County', 'Gbarnga'],
  ['Gbarnga, Bong County, Liberia', 'LR', 'Bong County', 'Gbarnga'],
  ['Gbarnga Liberia', 'LR', 'Bong County', 'Gbarnga'],
  ['Palala, Bong', 'LR', 'Bong County', 'Palala'],
  ['Suakoko, Liberia', 'LR', 'Bong County', undefined],
  ['Bong County', 'LR', 'Bong County', undefined],
  ['Kakata, Liberia', 'LR', 'Margibi County', 'Kakata'],
  ['River Cess, Liberia', 'LR', 'Rivercess County', 'River Cess'],
  ['Kano, Nigeria', 'NG', 'Kano State', 'Kano'],
  ['Kano State, Nigeria', 'NG', 'Kano State', undefined],
  ['Zaria, Nigeria', 'NG', 'Kaduna State', 'Zaria'],
  ['Accra, Ghana', 'GH', 'Greater Accra Region', 'Accra'],
  ['Techiman, Ghana', 'GH', 'Bono East Region', 'Techiman'],
  ['Murang’a, Kenya', 'KE', "Murang'a County", 'Murang’a'],
  ['Eldoret, Kenya', 'KE', 'Uasin Gishu County', 'Eldoret'],
  ['Thiès (Sénégal)', 'SN', 'Thies', 'Thiès'],
  ['a village, Liberia', 'LR', undefined, undefined],
  ['Bujumbura, Burundi', null, undefined, undefined],
])('%s', (place, country, region, town) => {
  const found = locate(place)
  expect([found.country, found.region?.name, found.town?.name]).toEqual([country, region, town])
})

test.each([
  ['Gbarnga, Liberia', 'Bong County', true],
  ['Gbarnga, Liberia', 'Bong', true],
  ['Gbarnga, Liberia', 'Bong County, Liberia', true],
  ['Gbarnga, Liberia', 'Liberia', true],
  ['Gbarnga, Liberia', 'libéria', true],
  ['Gbarnga, Liberia', 'gbarnga', true],
  ['Gbarnga, Liberia', 'Nimba County', false],
  ['Gbarnga, Liberia', 'Monrovia, Liberia', false],
  ['Bong County, Liberia', 'Gbarnga, Liberia', false],
  ['Ganta, Liberia', 'Nimba', true],
  ['Kano, Nigeria', 'Kano State', true],
  ['Gaya, Kano State, Nigeria', 'Kano, Nigeria', true],
  ['Kpaiville, Bong County, Liberia', 'Bong', true],
  ['Kpaiville, Liberia', 'Kpaiville, Liberia', true],
  ['Gbarnga, Liberia', 'Kpaiville, Liberia', false],
  ['Gbarnga, Liberia', 'somewhere', false],
  ['somewhere', 'somewhere', true],
  ['', 'Liberia', false],
  [null, 'Liberia', false],
  ['Nakuru, Kenya', 'Nigeria', false],
])('%j lies in %s: %s', (place, area, isThere) => expect(isWithin(place, area)).toBe(isThere))

test.each([
  ['Gbarnga, Liberia', 'Bong County, Liberia'],
  ['Kpaiville, Bong County, Liberia', 'Bong County, Liberia'],
  ['Bensonville, Liberia', 'Monrovia, Liberia'],
  ['Lagos, Nigeria', 'Lagos, Nigeria'],
  ['Nairobi', 'Nairobi, Kenya'],
  ['a village, Liberia', 'Monrovia, Liberia'],
  ['Abidjan, Côte d’Ivoire', 'Abidjan, Ivory Coast'],
  ['Bujumbura, Burundi', null],
])('the weather of %s is that of %s', (place, expected) => expect(weatherPlaceOf(place)).toBe(expected))

test('each city of ours is known to the gazetteer, has its own weather, and each region a point', () => {
  expect(keysOf(CITIES).filter((city) => !locate(city).region || weatherPlaceOf(city) !== city)).toEqual([])
  expect(weatherPointOf('Bong County, Liberia')).toEqual({ latitude: 7, longitude: -9.47 })
})

test('a town is found by its region and country', () => {
  expect(levelsOf('Gbarnga, Liberia')).toEqual(['Bong County', 'Liberia'])
})
