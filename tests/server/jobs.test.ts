import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { weatherAlerts, weatherForecasts } from '#db/schema/index.ts'
import type { DailyForecast } from '#domain/farmer/forecast.ts'
import { startJobs } from '#server/jobs.ts'
import type { Forecaster } from '#server/weather/forecaster.ts'
import { forecasterOf } from '#server/weather/round.ts'
import { openMeteoServer, recorded, recordedFrom } from '../open-meteo.ts'
import { NOON, type World, world } from '../world.ts'

const HOUR_MS = 3_600_000
const LAGOS: DailyForecast = {
  location: 'Lagos, Nigeria',
  day: '2026-11-21',
  temperatureMin: 24,
  temperatureMax: 31,
  rain: 4,
  windMax: 20,
  weatherCode: 3,
}

let w: World
let stop: (() => Promise<void>) | undefined
beforeEach(() => {
  w = world()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await stop?.()
})

const complaints: string[] = []
const log = pino({ level: 'warn' }, { write: (line) => void complaints.push(JSON.parse(line).msg) })
const start = (forecaster: Forecaster | null) => {
  complaints.length = 0
  stop = startJobs({ db: w.db, log, now: () => w.clock.now, uploadsFolder: w.uploadsFolder, forecaster })
}
const kept = () => w.db.select().from(weatherForecasts).all()

/** A forecaster that answers when it is told to. */
function slow() {
  const waiting: ((days: DailyForecast[]) => void)[] = []
  const refuse: ((error: Error) => void)[] = []
  const daily: Forecaster['daily'] = (_, stopping) =>
    new Promise((resolve, reject) => {
      waiting.push(resolve)
      refuse.push(reject)
      stopping.addEventListener('abort', () => reject(stopping.reason))
    })
  return { waiting, refuse, forecaster: { name: 'slow', daily } }
}

test('without a forecaster the server asks nobody, and does its other work', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  w.db
    .insert(weatherForecasts)
    .values([
      { ...LAGOS, day: '2026-11-19', fetchedAt: NOON.toISOString() },
      { ...LAGOS, day: '2026-11-22', fetchedAt: '2026-11-19T11:00:00.000Z' },
      { ...LAGOS, fetchedAt: NOON.toISOString() },
    ])
    .run()
  start(forecasterOf(null))
  await stop?.()
  expect(asked).not.toHaveBeenCalled()
  expect(complaints).toEqual([])
  expect(kept().map(({ day }) => day)).toEqual(['2026-11-21'])
})

test('with one it keeps what Open-Meteo says of the twenty cities, and raises alerts', async () => {
  const sky = await openMeteoServer()
  sky.reply = (url) => ({ body: recorded(url, recordedFrom('2026-11-21', 14, { precipitation_sum: [0, 66] })) })
  start(forecasterOf({ gateway: 'open-meteo', url: sky.url }))
  await vi.waitFor(() => expect(kept()).toHaveLength(20 * 14))
  const raised = w.db.select().from(weatherAlerts).all()
  expect(new Set(raised.map(({ alertType, source }) => `${alertType} ${source}`))).toEqual(new Set(['rain forecast']))
  expect(raised).toHaveLength(20)
  await sky.close()
})

test('a place of which nothing is said is named in the log', async () => {
  start({ name: 'one', daily: async () => [LAGOS] })
  await vi.waitFor(() => expect(kept()).toHaveLength(1))
  expect(complaints).toEqual(['places without a forecast'])
})

test('it asks again three hours after the last answer, never twice at a time', async () => {
  vi.useFakeTimers()
  const { waiting, forecaster } = slow()
  start(forecaster)
  await vi.advanceTimersByTimeAsync(10 * HOUR_MS)
  expect(waiting).toHaveLength(1)
  waiting[0]!([LAGOS])
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS - 1)
  expect(waiting).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(waiting).toHaveLength(2)
})

test('a refusal is logged, leaves what is known and waits for the next round', async () => {
  vi.useFakeTimers()
  const { waiting, refuse, forecaster } = slow()
  start(forecaster)
  waiting[0]!([LAGOS])
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS)
  refuse[1]!(new Error('answered 503'))
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS)
  expect(complaints).toEqual(['places without a forecast', 'job failed'])
  expect(kept()).toHaveLength(1)
  expect(waiting).toHaveLength(3)
})

test('it ends with the server, in the middle of a question too, and says nothing of it', async () => {
  const { waiting, forecaster } = slow()
  start(forecaster)
  expect(waiting).toHaveLength(1)
  await stop?.()
  expect(complaints).toEqual([])
  expect(kept()).toEqual([])
})

test('the other jobs run at start and every hour', async () => {
  vi.useFakeTimers()
  const old = () => w.db.insert(weatherForecasts).values({ ...LAGOS, day: '2026-11-18', fetchedAt: NOON.toISOString() }).run() // biome-ignore format: one row
  old()
  start(null)
  expect(kept()).toEqual([])
  old()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(kept()).toEqual([])
})
