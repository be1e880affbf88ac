import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { fields, notifications, users, weatherAlerts, weatherForecasts } from '#db/schema/index.ts'
import { addDays } from '#domain/dates.ts'
import type { DailyForecast } from '#domain/weather/forecast.ts'
import { storeForecasts } from '#services/weather/store-forecasts.ts'
import { inEnglish, village } from '../../village.ts'

const TODAY = '2026-11-21'
const LAGOS = 'Lagos, Nigeria'
const HEAVY = 'Heavy rain on Sunday 22 November'
const mild = { temperatureMin: 24, temperatureMax: 31, rain: 4, windMax: 20, weatherCode: 3 }
const days = (changes: Partial<DailyForecast>[], location: DailyForecast['location'] = LAGOS): DailyForecast[] =>
  changes.map((day, ahead) => ({ location, day: addDays(TODAY, ahead), ...mild, ...day }))

/** A village that receives forecasts. */
function forecastVillage() {
  const v = village()
  const fetched = (...changes: Partial<DailyForecast>[]) =>
    transact(v.db, (tx) => storeForecasts(tx, days(changes), v.clock.now))
  const raised = () => v.db.select().from(weatherAlerts).where(eq(weatherAlerts.source, 'forecast')).all()
  const notified = (userId: string) =>
    v.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.type, 'weather'), eq(notifications.userId, userId)))
      .orderBy(notifications.createdAt)
      .all()
      .map((row) => inEnglish(row).title)
  return { ...v, fetched, raised, notified }
}

test('a field has the forecast of its place, or that which its farmer follows', async () => {
  const { as, people, fetched, db } = forecastVillage()
  fetched({ rain: 3.5 })
  db.update(users).set({ location: 'Ikeja, Lagos, Nigeria' }).where(eq(users.id, 'martha')).run()
  const field = { farmerId: 'martha', totalArea: 1, boundaryCoordinates: [] }
  db.insert(fields).values([{ ...field, id: 'near', name: 'Near', place: 'Lagos, Nigeria' }, { ...field, id: 'unnamed', name: 'Unnamed' }, { ...field, id: 'unknown', name: 'Unknown', place: 'By the river' }]).run() // biome-ignore format: rows
  const { forecast } = as(people.martha).farmer
  for (const id of ['near', 'unnamed', 'unknown'])
    expect(await forecast.field({ id })).toMatchObject([{ location: LAGOS, day: TODAY, rain: 3.5 }])
  db.update(users)
    .set({ location: 'Accra, Ghana', preferredLocation: 'Accra, Ghana' })
    .where(eq(users.id, 'martha'))
    .run()
  expect(await forecast.field({ id: 'near' })).toHaveLength(1)
  expect(await forecast.field({ id: 'unnamed' })).toEqual([])
})

test("the next seven days are shown, of the requested place or the user's own; visitors may read it", async () => {
  const { as, people, fetched, db } = forecastVillage()
  fetched({ rain: 3.5 }, ...Array.from({ length: 9 }, () => ({})))
  const visitor = as(null).farmer.forecast
  expect(await visitor.daily({})).toEqual([])
  expect(await visitor.daily({ location: 'nowhere' })).toEqual([])
  expect(await visitor.daily({ location: 'Accra, Ghana' })).toEqual([])
  const week = await visitor.daily({ location: 'lagos' })
  expect(week.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(TODAY, ahead)))
  const { windMax: _, ...shown } = mild
  expect(week[0]).toEqual({ location: LAGOS, day: TODAY, ...shown, rain: 3.5, fetchedAt: '2026-11-21T12:00:00.000Z' })
  expect(await as(people.martha).farmer.forecast.daily({})).toEqual(week)
  db.update(users).set({ preferredLocation: 'Nairobi, Kenya' }).run()
  expect(await as({ ...people.martha!, preferredLocation: 'Nairobi, Kenya' }).farmer.forecast.daily({})).toEqual([])
})

test("the day changes with the place's time zone, and an outdated forecast is not shown for long", async () => {
  const { as, clock, fetched } = forecastVillage()
  fetched({}, {}, {}, {})
  const first = async () => (await as(null).farmer.forecast.daily({ location: LAGOS }))[0]?.day
  clock.now = new Date('2026-11-21T22:30:00.000Z')
  expect(await first()).toBe(TODAY)
  clock.now = new Date('2026-11-21T23:30:00.000Z')
  expect(await first()).toBe('2026-11-22')
  clock.now = new Date('2026-11-23T12:00:00.000Z')
  expect(await first()).toBe('2026-11-23')
  clock.now = new Date('2026-11-23T12:00:01.000Z')
  expect(await first()).toBeUndefined()
})

test('a later forecast replaces the earlier one, day by day', async () => {
  const { as, fetched, db } = forecastVillage()
  fetched({ rain: 1 }, { rain: 2 })
  fetched({ rain: 9 })
  expect((await as(null).farmer.forecast.daily({ location: LAGOS })).map(({ rain }) => rain)).toEqual([9, 2])
  expect(db.select().from(weatherForecasts).all()).toHaveLength(2)
})

test('an alert is raised once, notifies once, follows the forecast and is withdrawn with a reason', async () => {
  const { fetched, raised, notified, as } = forecastVillage()
  const shown = async () => (await as(null).farmer.alerts.list({ location: LAGOS })).map(({ title }) => title)
  fetched({}, { rain: 62 })
  fetched({}, { rain: 71 })
  expect(raised()).toMatchObject([
    {
      alertType: 'rain',
      severity: 'danger',
      location: LAGOS,
      forecastDay: '2026-11-22',
      expiresAt: '2026-11-22T22:59:59.999Z',
      isActive: true,
      description: expect.stringContaining('About 71 mm'),
    },
  ])
  expect([notified('martha'), notified('joseph'), notified('hawa')]).toEqual([[HEAVY], [HEAVY], []])
  expect(await shown()).toEqual([HEAVY, 'Showers'])
  fetched({}, { rain: 12 })
  expect(await shown()).toEqual(['Showers'])
  fetched({}, { rain: 55 })
  expect(await shown()).toEqual([HEAVY, 'Showers'])
  expect(raised()).toHaveLength(1)
  expect(notified('martha')).toEqual([HEAVY])
})

test('alerts that a person wrote or took over are never changed', () => {
  const { fetched, raised, db } = forecastVillage()
  const written = () => db.select().from(weatherAlerts).where(eq(weatherAlerts.source, 'admin')).all()
  const before = written()
  fetched({ rain: 90 })
  fetched({})
  expect(written()).toEqual(before)
  db.update(weatherAlerts)
    .set({ source: 'admin', title: 'Mine now' })
    .where(eq(weatherAlerts.id, raised()[0]!.id))
    .run()
  fetched({ rain: 95 })
  expect(raised()).toEqual([])
  expect(written()).toHaveLength(before.length + 1)
})

test('continued heat notifies once; heat after a break notifies again', () => {
  const { fetched, notified, clock } = forecastVillage()
  const hot = { temperatureMax: 40 }
  fetched(hot, hot, hot)
  expect(notified('martha')).toHaveLength(1)
  clock.now = new Date('2026-11-22T12:00:00.000Z')
  fetched({}, hot, hot, hot)
  expect(notified('martha')).toHaveLength(1)
  clock.now = new Date('2026-11-23T12:00:00.000Z')
  fetched({}, {}, hot, {}, {}, hot)
  expect(notified('martha')).toEqual(['Great heat on Saturday 21 November', 'Great heat on Thursday 26 November'])
})
