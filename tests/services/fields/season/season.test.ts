import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { saveRainDays } from '#db/queries/weather/rain-days.ts'
import {
  advisories,
  crops,
  droughtMonitoring,
  farmerCrops,
  fieldMeasurements,
  fields,
  notifications,
  users,
  weatherForecasts,
} from '#db/schema/index.ts'
import { addDays, daysBetween } from '#domain/dates.ts'
import { assessDroughts } from '#services/fields/season/assess-droughts.ts'
import { type Village, village } from '../../../village.ts'

const calm = { pause: async () => undefined, stopping: new AbortController().signal }
const CELL = '6.50,3.50'

let v: Village
/** Martha's field near Ikorodu, with her maize of the 1st of August; rain of thirty years as `mm` says. */
beforeEach(() => {
  v = village()
  v.db.update(crops).set({ name: 'Maize' }).where(eq(crops.id, 'maize')).run()
  v.db.update(users).set({ location: 'Ikorodu, Nigeria', preferredLocation: 'Lagos, Nigeria' }).where(eq(users.id, 'martha')).run() // biome-ignore format: one row
  v.db
    .insert(fields)
    .values({ id: 'hill', farmerId: 'martha', name: 'Hill', totalArea: 1, boundaryCoordinates: [], centerLatitude: 6.6201, centerLongitude: 3.51 })
    .run() // biome-ignore format: one row
  v.db
    .update(farmerCrops)
    .set({ fieldId: 'hill', status: 'growing', plantingDate: '2026-08-01', expectedHarvest: '2026-11-28' })
    .where(eq(farmerCrops.id, 'plot'))
    .run()
})

function record(mm: (day: string) => number, to = '2026-11-14') {
  const days = Array.from({ length: daysBetween('1996-01-01', to) + 1 }, (_, at) => addDays('1996-01-01', at))
  const fetched = { cell: CELL, source: 'ERA5, Open-Meteo.com', fetchedAt: '2026-11-21T00:00:00.000Z' }
  transact(v.db, (tx) => saveRainDays(tx, fetched, days.map((day) => ({ day, rain: mm(day), et0: 4.5 })))) // biome-ignore format: one call
}
/** Years differ, so that an index can be fitted; in 2026 it rains `now` a day from July. */
const yearly = (now: number) => (day: string) => (day >= '2026-07-01' ? now : 2 + (Number(day.slice(0, 4)) % 7) * 0.5)
const card = async () => (await v.as(v.people.martha).farmer.fields.season({ id: 'hill' }))[0]!
const run = () => assessDroughts(v.db, v.clock.now, calm)
const stored = () => v.db.select().from(droughtMonitoring).all()
const told = () => v.db.select().from(notifications).where(eq(notifications.kind, 'fieldDry')).all()

test('with rain enough the crop has had all that it needs, up to the last dekad on record', async () => {
  record(yearly(6))
  expect(await card()).toMatchObject({
    farmerCropId: 'plot',
    crop: { id: 'maize' },
    stage: 'end',
    until: '2026-11-10',
    waterIndex: 100,
    waterClass: 'veryGood',
    soilMoisture: 100,
    rainLast30Days: 180,
    severity: 'none',
    risk: 'low',
    source: 'ERA5, Open-Meteo.com',
    outlook: null,
  })
  const { dekads, rainIndex } = await card()
  expect(dekads).toHaveLength(10)
  // 1 to 10 August: 60 mm fell, and maize needs 0.3 of 45 mm.
  expect(dekads[0]).toEqual({ from: '2026-08-01', to: '2026-08-10', rain: 60, need: expect.closeTo(13.5, 9) })
  expect(rainIndex).toMatchObject({ until: '2026-10-31', rain: 552, without: null })
  expect(rainIndex!.index).toBeGreaterThan(1)
})

test('without rain it has had little, and the months were dry', async () => {
  record(yearly(0.4))
  const { waterClass, severity, risk, rainIndex } = await card()
  expect({ waterClass, severity, risk }).toEqual({ waterClass: 'failure', severity: 'extreme', risk: 'high' })
  expect(rainIndex!.index).toBeLessThan(-2)
})

test('her own gauge stands over the record on its days, and fills a day that the record does not have yet', async () => {
  record(yearly(0.4), '2026-11-15')
  const dry = await card()
  const gauge = (measurementDate: string, rainfall: number) =>
    v.db.insert(fieldMeasurements).values({ fieldId: 'hill', measurementDate, rainfall }).run()
  gauge('2026-08-05', 30)
  gauge('2026-08-05', 10)
  const wet = await card()
  expect(wet.dekads[0]!.rain - dry.dekads[0]!.rain).toBeCloseTo(39.6, 9)
  expect(wet.waterIndex!).toBeGreaterThan(dry.waterIndex!)
  for (let day = 16; day <= 20; day++) gauge(`2026-11-${day}`, 0)
  expect((await card()).until).toBe('2026-11-20')
})

test('a gap ends what is known; of a few years there is no index of rain', async () => {
  record((day) => yearly(6)(day), '2026-08-25')
  expect(await card()).toMatchObject({ until: '2026-08-20', rainIndex: { until: '2026-07-31' } })
  const days = Array.from({ length: 700 }, (_, at) => ({ day: addDays('2024-10-01', at), rain: 3, et0: 4.5 }))
  v.db.update(fields).set({ centerLatitude: 7.5 }).run()
  transact(v.db, (tx) => saveRainDays(tx, { cell: '7.50,3.50', source: 'x', fetchedAt: '2026-11-21T00:00:00.000Z' }, days)) // biome-ignore format: one call
  expect((await card()).rainIndex).toMatchObject({ index: null, without: 'fewYears' })
})

test('before anything is on record the card says so, and of a crop without coefficients there is none', async () => {
  expect(await card()).toMatchObject({ until: null, waterIndex: null, rainIndex: null, severity: 'none', dekads: [] })
  v.db.insert(crops).values({ id: 'cocoa', name: 'Cocoa' }).run()
  v.db.update(farmerCrops).set({ cropId: 'cocoa' }).where(eq(farmerCrops.id, 'plot')).run()
  expect(await card()).toBeUndefined()
})

test('the coming days: what the crop needs, by their temperatures, and the rain that is forecast', async () => {
  record(yearly(6))
  const day = (at: number) => ({ location: 'Lagos, Nigeria', day: addDays('2026-11-21', at), temperatureMin: 23, temperatureMax: 32, rain: 1.5, windMax: 9, fetchedAt: '2026-11-21T11:00:00.000Z' }) // biome-ignore format: one row
  for (let at = 0; at < 7; at++) v.db.insert(weatherForecasts).values(day(at)).run()
  const { outlook } = await card()
  expect(outlook).toMatchObject({ from: '2026-11-21', to: '2026-11-27', rain: 10.5 })
  // Ripe maize needs about 0.4 of some 4.5 mm a day.
  expect(outlook!.need).toBeGreaterThan(9)
  expect(outlook!.need).toBeLessThan(18)
})

test('advice on water for the crop is named, in her language or in English', async () => {
  record(yearly(6))
  const advice = { cropId: 'maize', title: 'Mulch', content: 'Cover the soil', priority: 'medium' } as const
  v.db.insert(advisories).values([{ ...advice, id: 'mulch', category: 'irrigation' }, { ...advice, id: 'worm', category: 'pest' }]).run() // biome-ignore format: one row
  expect((await card()).advice).toEqual([{ id: 'mulch', title: 'Mulch' }])
})

describe('each dekad', () => {
  test('how dry a field is is stored once, and its farmer is told once where it is dry', async () => {
    record(yearly(0.4))
    expect(await run()).toBe(1)
    expect(await run()).toBe(0)
    expect(stored()).toMatchObject([{ fieldId: 'hill', userId: 'martha', droughtSeverity: 'extreme', cropRisk: 'high', assessmentDate: '2026-11-10', alertSent: true }]) // biome-ignore format: one row
    expect(told()).toHaveLength(1)
    record(yearly(0.4), '2026-11-20')
    v.clock.now = new Date('2026-11-28T12:00:00Z')
    expect(await run()).toBe(1)
    expect(stored()).toHaveLength(2)
    expect(told()).toHaveLength(1)
  })

  test('nothing is said of a field that has had enough, and nothing stored of one without a crop or a place', async () => {
    record(yearly(6))
    expect(await run()).toBe(1)
    expect(stored()).toMatchObject([{ droughtSeverity: 'none', alertSent: false, soilMoistureIndex: 100 }])
    expect(told()).toEqual([])
    v.db.delete(droughtMonitoring).run()
    v.db.update(fields).set({ centerLatitude: null }).run()
    expect(await run()).toBe(0)
    v.db.update(fields).set({ centerLatitude: 6.62 }).run()
    v.db.update(farmerCrops).set({ status: 'harvested' }).run()
    expect(await run()).toBe(0)
  })
})
