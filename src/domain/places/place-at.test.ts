import { describe, expect, test } from 'vitest'
import { COUNTRIES, PLACE_LEVELS } from '../places.ts'
import { gazetteerOf } from './gazetteer.ts'
import { placeAt } from './place-at.ts'
import { isWithin } from './within.ts'

describe('one place however it is written', () => {
  test.each(['Gbarnga, Liberia', 'GBARNGA , liberia', 'gbarnga, Bong County, Liberia', 'Gbarnga, Bong, LR', 'Liberia, Bong County, Gbarnga', 'Liberia; Gbarnga'])('%s', (place) => {
    expect(PLACE_LEVELS.map((level) => placeAt(place, level))).toEqual([
      'Liberia',
      'Bong County, Liberia',
      placeAt('Gbarnga, Liberia', 'district'),
      'Gbarnga, Liberia',
    ])
  }) // biome-ignore format: one row

  test.each([
    ['Abidjan, Côte d’Ivoire', 'Abidjan, Ivory Coast'],
    ['Thiès, Sénégal', 'Thies, Senegal'],
    ['Red Light, Liberia', 'redlight,Liberia'],
  ])('%s is %s', (one, other) => {
    for (const level of PLACE_LEVELS) expect(placeAt(one, level)).toBe(placeAt(other, level))
  })
})

test('a village that no table has is counted on the smallest level that is known', () => {
  expect(placeAt('Zzyzx, Bong County, Liberia', 'town')).toBe('Bong County, Liberia')
  expect(placeAt('Liberia', 'town')).toBe('Liberia')
})

test.each(['Zzyzx', '', '  ', null])('%j is not known', (place) => {
  for (const level of PLACE_LEVELS) expect(placeAt(place, level)).toBeNull()
})

test.each(['LR', 'NG', 'KE', 'GH'] as const)('every town of %s lies in what it is called, on each level', (country) => {
  const { name: of } = COUNTRIES[country]
  const towns = [...gazetteerOf(country).towns.values()]
    .flat()
    .map(({ name, region }) => `${name}, ${region.name}, ${of}`)
  expect(towns.length).toBeGreaterThan(50)
  const wrong = towns.flatMap((town) =>
    PLACE_LEVELS.flatMap((level) => {
      const called = placeAt(town, level)!
      return isWithin(town, called) && placeAt(called, level) === called ? [] : [{ town, level, called }]
    }),
  )
  expect(wrong).toEqual([])
})
