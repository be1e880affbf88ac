import { expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { saveSetting } from '#db/queries/operations/settings.ts'
import { notifications, settings, weatherAlerts } from '#db/schema/index.ts'
import { SMS_LIMITS } from '#domain/messaging/delivery/sms-limits.ts'
import { NO_NUMBERS } from '#domain/support/hotlines.ts'
import { DEFAULT_THRESHOLDS } from '#domain/weather/forecast.ts'
import { SECOND_FACTOR_SETTING } from '#services/people/second-factor-duty.ts'
import { storeForecasts } from '#services/weather/store-forecasts.ts'
import { village } from '../../village.ts'

const TOMORROW = '2026-11-22'
const agentsOnly = {
  rule: { extension_agent: true, admin: false },
  changedBy: 'x',
  changedAt: '2026-11-01T08:00:00.000Z',
}
const wet = { temperatureMin: 24, temperatureMax: 31, rain: 30, windMax: 20, weatherCode: 63 }

function foreseen() {
  const v = village()
  const weather = v.as(v.people.ruth).admin.settings.weather
  transact(v.db, (tx) => storeForecasts(tx, [{ location: 'Lagos, Nigeria', day: TOMORROW, ...wet }], v.clock.now))
  const active = () =>
    v.db
      .select()
      .from(weatherAlerts)
      .all()
      .filter(({ source, isActive }) => source === 'forecast' && isActive)
  return { ...v, weather, active }
}

test('invalid thresholds are refused with a sentence and change nothing', async () => {
  const { weather } = foreseen()
  await expect(weather.set({ ...DEFAULT_THRESHOLDS, rain: 0 })).rejects.toThrow('Between 1 and 500 mm')
  await expect(weather.set({ ...DEFAULT_THRESHOLDS, daysAhead: 9 })).rejects.toThrow('Between 0 and 6 days')
  expect((await weather.get()).thresholds).toEqual(DEFAULT_THRESHOLDS)
})

test('without a setting the defaults apply; an empty limit means none', async () => {
  const { weather } = foreseen()
  expect(await weather.get()).toEqual({ thresholds: DEFAULT_THRESHOLDS, fetchedAt: '2026-11-21T12:00:00.000Z' })
  const kept = { ...DEFAULT_THRESHOLDS, rain: 80, dryDays: null }
  expect((await weather.set({ ...kept, dryDays: '' })).thresholds).toEqual(kept)
  expect((await weather.get()).thresholds).toEqual(kept)
})

test('what a change does not name stays as another administrator set it', async () => {
  const v = village()
  const { weather, sms, secondFactor } = v.as(v.people.ruth).admin.settings
  await weather.set({ rain: 80 })
  expect((await weather.set({ heat: null })).thresholds).toEqual({ ...DEFAULT_THRESHOLDS, rain: 80, heat: null })
  await sms.set({ quietFrom: '22:00' })
  expect(await sms.set({ aDay: 500 })).toEqual({ ...SMS_LIMITS, quietFrom: '22:00', aDay: 500 })
  transact(v.db, (tx) => saveSetting(tx, SECOND_FACTOR_SETTING, agentsOnly, agentsOnly.changedAt))
  expect((await secondFactor.set({ admin: false })).rule).toEqual(agentsOnly.rule)
})

test.each([
  ['the quiet hours', 'sms', { quietFrom: '21:00' }, { quietFrom: '22:00' }, { quietFrom: '23:00' }],
  ['a limit of the weather', 'weather', { heat: 34 }, { heat: null }, { heat: 36 }],
  ['the name of the platform', 'platform', { name: 'Susu' }, { name: 'Kpelle' }, { name: 'Vai' }],
] as const)(
  'of two changes of %s the second one asks, unless both are the same',
  async (_, part, seen, theirs, mine) => {
    const v = village()
    const { sms, weather, platform } = v.as(v.people.ruth).admin.settings
    const change: (change: object) => Promise<unknown> = { sms: sms.set, weather: weather.set, platform: platform.change }[part] // biome-ignore format: one table
    await change(seen)
    await change({ ...theirs, seen })
    const [field] = Object.keys(mine) as [string]
    const refused = change({ ...mine, seen })
    await expect(refused).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { conflicts: [{ field, mine: Object.values(mine)[0], theirs: Object.values(theirs)[0] }] },
    })
    await change({ ...theirs, seen })
    const { limits } = await sms.get()
    expect({ ...limits, ...(await weather.get()).thresholds, ...(await platform.get()) }).toMatchObject(theirs)
    await change(mine)
    expect({ ...(await sms.get()).limits, ...(await weather.get()).thresholds, ...(await platform.get()) }).toMatchObject(mine) // biome-ignore format: one question
  },
)

test('of two changes of one emergency number the second one asks, unless it is to stand all the same', async () => {
  const v = village()
  const { hotlines } = v.as(v.people.ruth).admin.settings
  const seen = await hotlines.get()
  await hotlines.set({ everywhere: { disease: '4455', weather: '1234' }, countries: [], seen })
  const mine = { everywhere: { disease: '7788' }, countries: [], seen }
  await expect(hotlines.set(mine)).rejects.toMatchObject({
    cause: { conflicts: [{ field: 'everywhere.disease', mine: '7788', theirs: '4455' }] },
  })
  await hotlines.set({ ...mine, overwrites: true })
  expect((await hotlines.get()).everywhere).toEqual({ ...NO_NUMBERS, disease: '7788', weather: '1234' })
})

test('a country that was added while the numbers were edited stays, and so does a number', async () => {
  const v = village()
  const { hotlines } = v.as(v.people.ruth).admin.settings
  const seen = await hotlines.get()
  await hotlines.set({ everywhere: { weather: '4455' }, countries: [{ country: 'GH', sms: '1234' }] })
  await hotlines.set({ everywhere: { disease: '7788' }, countries: [{ country: 'LR' }], seen })
  expect(await hotlines.get()).toEqual({
    everywhere: { ...NO_NUMBERS, disease: '7788', weather: '4455' },
    countries: [
      { ...NO_NUMBERS, country: 'GH', sms: '1234' },
      { ...NO_NUMBERS, country: 'LR' },
    ],
  })
})

test('a change revises the alerts at once, and notifies of the new ones', async () => {
  const { weather, active, db } = foreseen()
  expect(active()).toEqual([])
  await weather.set({ ...DEFAULT_THRESHOLDS, rain: 25 })
  expect(active()).toMatchObject([{ title: 'Heavy rain on Sunday 22 November', severity: 'danger' }])
  const told = () => db.select().from(notifications).all().filter(({ type }) => type === 'weather') // biome-ignore format: one question
  expect(told()).toHaveLength(2)
  await weather.set(DEFAULT_THRESHOLDS)
  expect(active()).toEqual([])
  await weather.set({ ...DEFAULT_THRESHOLDS, rain: 25, daysAhead: 0 })
  expect(active()).toEqual([])
  expect(told()).toHaveLength(2)
})

test('an outdated forecast raises no alert', async () => {
  const { weather, active, clock } = foreseen()
  clock.now = new Date('2026-11-23T12:00:01.000Z')
  await weather.set({ ...DEFAULT_THRESHOLDS, rain: 25 })
  expect(active()).toEqual([])
})

test('a stored setting that is no longer valid counts as none', async () => {
  const { weather, db } = foreseen()
  await weather.set({ ...DEFAULT_THRESHOLDS, rain: 25 })
  for (const value of ['[]', '{"rain":"much"}']) {
    db.update(settings).set({ value }).run()
    expect((await weather.get()).thresholds).toEqual(DEFAULT_THRESHOLDS)
  }
})
