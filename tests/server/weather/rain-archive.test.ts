import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMeteoArchive } from '#server/weather/rain-archive.ts'
import type { OpenMeteoServer } from '../../open-meteo.ts'
import { rainArchiveServer } from '../../rain-archive.ts'

const IKORODU = { latitude: 6.62, longitude: 3.51, from: '2026-04-01', to: '2026-04-03' }

let sky: OpenMeteoServer
beforeEach(async () => {
  sky = await rainArchiveServer((day) => (day === '2026-04-02' ? null : 4.2))
})
afterEach(() => sky.close())

const ask = ({ patienceMs = 5_000, stopping = new AbortController().signal } = {}) =>
  openMeteoArchive({ archiveUrl: `${sky.url}/`, patienceMs }).rain(IKORODU, stopping)

test('one model is asked for the days of a stretch, by the clock of the place', async () => {
  await ask()
  expect(sky.requests.map((url) => [url.pathname, Object.fromEntries(url.searchParams)])).toEqual([
    [
      '/v1/archive',
      {
        latitude: '6.62',
        longitude: '3.51',
        start_date: '2026-04-01',
        end_date: '2026-04-03',
        daily: 'precipitation_sum,et0_fao_evapotranspiration',
        models: 'era5',
        timezone: 'auto',
        temperature_unit: 'celsius',
        wind_speed_unit: 'kmh',
        precipitation_unit: 'mm',
      },
    ],
  ])
})

test('a day without a figure is left out', async () => {
  expect(await ask()).toEqual([
    { day: '2026-04-01', rain: 4.2, et0: 4.5 },
    { day: '2026-04-03', rain: 4.2, et0: 4.5 },
  ])
})

test('a day without evapotranspiration gets it from the weather that the record has of it', async () => {
  await sky.close()
  sky = await rainArchiveServer(() => 4.2, { noEt0: '2026-07-06' })
  const days = await openMeteoArchive({ archiveUrl: sky.url, patienceMs: 5_000 }).rain(
    { latitude: 50.8, longitude: 4.35, from: '2026-07-05', to: '2026-07-07' },
    new AbortController().signal,
  )
  expect(sky.requests[1]?.searchParams.get('start_date')).toBe('2026-07-06')
  expect(sky.requests[1]?.searchParams.get('daily')).toContain('sunshine_duration')
  expect(days.map(({ et0 }) => et0)).toEqual([4.5, expect.closeTo(3.88, 2), 4.5])
})

test('it stays unknown where the record has no weather of it either', async () => {
  sky.reply = (url) => ({
    body: url.searchParams.get('daily')?.includes('sunshine') ? {} : answer([1], 'mm', { et0_fao_evapotranspiration: [null] }), // biome-ignore format: one choice
  })
  expect(await ask()).toEqual([{ day: '2026-04-01', rain: 1, et0: null }])
})

const time = ['2026-04-01']
const et0 = { et0_fao_evapotranspiration: [4.5] }
const answer = (rain: (number | string)[], unit = 'mm', daily: object = et0) => ({
  daily_units: { precipitation_sum: unit, et0_fao_evapotranspiration: 'mm' },
  daily: { time, precipitation_sum: rain, ...daily },
})
test.each([
  ['another unit', answer([1], 'inch')],
  ['columns of unequal length', answer([])],
  ['a figure below zero', answer([-1])],
  ['a figure as text', answer(['1'])],
  ['no evapotranspiration', answer([1], 'mm', {})],
  ['no days', { ...answer([1]), daily: undefined }],
])('an answer with %s is no record', async (_, body) => {
  sky.reply = () => ({ body })
  await expect(ask()).rejects.toThrow('answered without a record that can be used')
})

test('days that were not asked for are left out', async () => {
  sky.reply = () => ({ body: answer([9], 'mm', { ...et0, time: ['2026-03-31'] }) })
  expect(await ask()).toEqual([])
})

test('a refusal says why, and silence ends', async () => {
  sky.reply = () => ({ status: 429, body: { error: true, reason: 'Daily API request limit exceeded' } })
  await expect(ask()).rejects.toThrow('answered 429: Daily API request limit exceeded')
  sky.reply = () => 'silence'
  await expect(ask({ patienceMs: 50 })).rejects.toThrow('did not answer within 0.05 s')
})
