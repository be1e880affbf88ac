import { describe, expect, test } from 'vitest'
import { CITIES } from '../../places.ts'
import { commonCropsOf, likelyCrops } from './common-crops.ts'
import { seasonIn } from './season.ts'

const MAIZE =
  'Start of the main rains: Humid coast (Liberia, Sierra Leone) Mar-May; Forest and transition zone (south Ghana, south Nigeria) Mar-Apr, second crop Aug-Sep; Northern savanna May-Jun; East Africa bimodal Mar-Apr and Oct-Nov; Ethiopia meher Apr-Jun'
const RICE = 'Start of the rains: Liberia, Sierra Leone upland Apr-Jun; Liberia swamp Jun-Aug; Nigeria north Jun-Jul; East Africa irrigated Jul-Aug or Jan-Feb' // biome-ignore format: one text
const YAM = 'End of the dry season: Middle belt (Ghana, Nigeria) Nov-Apr'
const {
  'Lagos, Nigeria': lagos,
  'Kano, Nigeria': kano,
  'Abuja, Nigeria': abuja,
  'Monrovia, Liberia': monrovia,
} = CITIES
const nakuru = { country: 'KE', latitude: null } as const

describe('a season says only what holds where the farm lies', () => {
  test.each([
    [
      'Lagos',
      MAIZE,
      lagos,
      'Start of the main rains: Forest and transition zone (south Ghana, south Nigeria) Mar-Apr, second crop Aug-Sep',
    ],
    ['Kano', MAIZE, kano, 'Start of the main rains: Northern savanna May-Jun'],
    ['Monrovia', MAIZE, monrovia, 'Start of the main rains: Humid coast (Liberia, Sierra Leone) Mar-May'],
    ['Nakuru', MAIZE, nakuru, 'Start of the main rains: East Africa bimodal Mar-Apr and Oct-Nov'],
    ['an Ethiopian farm', MAIZE, { country: 'ET', latitude: null }, 'Start of the main rains: Ethiopia meher Apr-Jun'],
    ['Lagos', RICE, lagos, 'Start of the rains'],
    ['Kano', RICE, kano, 'Start of the rains: Nigeria north Jun-Jul'],
    ['Monrovia', RICE, monrovia, 'Start of the rains: Liberia, Sierra Leone upland Apr-Jun; Liberia swamp Jun-Aug'],
    ['Abuja', YAM, abuja, YAM],
    ['Lagos', YAM, lagos, 'End of the dry season'],
    ['Kano', 'Rains: Guinea, Mali, Niger, north Ghana May-Jul', kano, 'Rains'],
    ['Kano', 'First rains: Kaduna, Nigeria Apr-May; Ethiopia Mar-Apr', kano, 'First rains: Kaduna, Nigeria Apr-May'],
    ['Bissau', 'Early rains: Guinea, Mali May-Jul', { country: 'GW', latitude: null }, 'Early rains'],
  ] as const)('%s', (_, text, place, said) => {
    expect(seasonIn(text, place)).toBe(said)
  })

  test('all of it where the place is not known, and what an administrator wrote in own words', () => {
    expect(seasonIn(MAIZE, { country: null, latitude: null })).toBe(MAIZE)
    expect(seasonIn('With the first rains', kano)).toBe('With the first rains')
  })
})

const crops = ['Maize', 'Okra', 'Rice', 'Cassava'].map((name) => ({ id: name.toLowerCase(), name }))

test('own crops come first, then the common ones of the country, none twice', () => {
  const { own, common } = likelyCrops(crops, { grown: ['okra', 'rice'], country: 'LR' })
  expect([own, common].map((each) => each.map(({ name }) => name))).toEqual([['Okra', 'Rice'], ['Cassava']])
  expect(commonCropsOf(null)[0]).toBe('Maize')
})
