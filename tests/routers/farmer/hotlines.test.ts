import { expect, test } from 'vitest'
import { NO_NUMBERS } from '#domain/support/hotlines.ts'
import { village } from '../../village.ts'

const everywhere = { ...NO_NUMBERS, disease: '+231 77 000 0000' }
const ghana = { ...NO_NUMBERS, country: 'GH' as const, disease: '4455', sms: '1234' }
const NONE = { disease: null, weather: null, whatsapp: null, sms: '40404' }

test('only an administrator sets numbers, and an invalid one changes nothing', async () => {
  const { as, people } = village()
  const set = { everywhere, countries: [] }
  await expect(as(people.martha).admin.settings.hotlines.set(set)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const wrong = { ...set, everywhere: { ...everywhere, whatsapp: '0770 000 000' } }
  await expect(as(people.ruth).admin.settings.hotlines.set(wrong)).rejects.toThrow('Must begin with +')
  expect(await as(people.martha).farmer.hotlines.mine()).toEqual(NONE)
})

test('a farmer gets the numbers of the own country, else of that of the weather; a visitor the general ones', async () => {
  const { as, person, people } = village()
  await as(people.ruth).admin.settings.hotlines.set({ everywhere, countries: [ghana] })
  const numbersOf = (row: object) => as(person('farmer', row)).farmer.hotlines.mine()
  const ofAll = { ...NONE, disease: '+231770000000' }
  const ofGhana = { ...NONE, disease: '4455', sms: '1234' }
  expect(await numbersOf({ location: 'Tamale, Ghana', preferredLocation: 'Lagos, Nigeria' })).toEqual(ofGhana)
  expect(await numbersOf({ location: 'Tamale', preferredLocation: 'Accra, Ghana' })).toEqual(ofGhana)
  expect(await numbersOf({ location: 'Gbarnga, Liberia', preferredLocation: 'Accra, Ghana' })).toEqual(ofAll)
  expect(await as(null).farmer.hotlines.mine()).toEqual(ofAll)
})

test('phones synchronize changed numbers', async () => {
  const { as, people } = village()
  const { changes } = as(people.martha).farmer.sync
  const { cursor } = await changes({})
  for (const countries of [[], [ghana]]) await as(people.ruth).admin.settings.hotlines.set({ everywhere, countries })
  expect((await changes({ cursor })).lists).toEqual(['hotlines'])
})
