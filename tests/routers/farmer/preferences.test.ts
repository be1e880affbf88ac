import { expect, test } from 'vitest'
import { village } from '../../village.ts'

const DEFAULTS = {
  weatherAlerts: true,
  advisories: true,
  marketPrices: false,
  smsUpdates: true,
  ethiopianCalendar: false,
}

test('a visitor has no preferences, and nobody changes those of another user', async () => {
  const { as, people } = village()
  await expect(as(null).farmer.preferences.set({ smsUpdates: false })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await as(people.joseph).farmer.preferences.set({ smsUpdates: false })
  expect(await as(people.martha).farmer.preferences.get()).toEqual(DEFAULTS)
})

test('without a choice the defaults apply; one choice leaves the others', async () => {
  const { as, people } = village()
  const { get, set } = as(people.martha).farmer.preferences
  expect(await get()).toEqual(DEFAULTS)
  expect(await set({ marketPrices: true })).toEqual({ ...DEFAULTS, marketPrices: true })
  expect(await set({ weatherAlerts: false })).toEqual({ ...DEFAULTS, marketPrices: true, weatherAlerts: false })
  expect(await set({})).toEqual(await get())
})
