import { expect, test } from 'vitest'
import { hotlineSettings, readHotlines } from './hotlines.schema.ts'
import { hotlinesIn, NO_NUMBERS } from './hotlines.ts'

const everywhere = { ...NO_NUMBERS, disease: '+231770000000' }
const liberia = { ...NO_NUMBERS, country: 'LR' as const, disease: '4455', whatsapp: '+231770000001', sms: '1234' }
const settings = { everywhere, countries: [liberia] }

test.each([
  ['nothing set', 'LR', readHotlines(undefined), { disease: null, weather: null, whatsapp: null, sms: '40404' }],
  ['a country of its own', 'LR', settings, { disease: '4455', weather: null, whatsapp: '+231770000001', sms: '1234' }],
  ['another country', 'GH', settings, { disease: '+231770000000', weather: null, whatsapp: null, sms: '40404' }],
  ['no country', null, settings, { disease: '+231770000000', weather: null, whatsapp: null, sms: '40404' }],
] as const)('%s', (_, country, set, told) => expect(hotlinesIn(country, set)).toEqual(told))

const firstWords = (changed: object) =>
  hotlineSettings.safeParse({ everywhere: { ...NO_NUMBERS, ...changed }, countries: [] }).error?.issues[0]?.message

test.each([
  [{ disease: '0770 000 000' }, 'Must begin with + and the country code, or be a short code of 3 to 6 digits'],
  [{ weather: 'call us' }, 'Must begin with + and the country code, or be a short code of 3 to 6 digits'],
  [{ whatsapp: '40404' }, 'Must begin with + and the country code'],
  [{ sms: '1' }, 'Must begin with + and the country code, or be a short code of 3 to 6 digits'],
  [{ disease: ' 00231 77-000-0000 ', whatsapp: '', sms: '303' }, undefined],
])('%j: %s', (changed, words) => expect(firstWords(changed)).toBe(words))

test('a country is listed once', () => {
  const twice = { everywhere, countries: [liberia, liberia] }
  expect(hotlineSettings.safeParse(twice).error?.issues[0]?.message).toBe('Each country once')
})

test.each([undefined, null, [], { everywhere: { disease: 'much' } }])('%j as a setting counts as none', (stored) =>
  expect(readHotlines(stored)).toEqual({ everywhere: NO_NUMBERS, countries: [] }),
)
