import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openMeteo } from '#server/weather/open-meteo.ts'
import type { ForecastPlace } from '#services/weather/forecast-places.ts'
import { type OpenMeteoServer, openMeteoServer, RECORDED } from '../../open-meteo.ts'

const LAGOS: ForecastPlace = { location: 'Lagos, Nigeria', latitude: 6.4541, longitude: 3.3947 }
const CAPE_TOWN: ForecastPlace = { location: 'Cape Town, South Africa', latitude: -33.9258, longitude: 18.4232 }
const { daily, daily_units } = RECORDED

let sky: OpenMeteoServer
beforeEach(async () => {
  sky = await openMeteoServer()
})
afterEach(() => sky.close())

const ask = (places = [LAGOS, CAPE_TOWN], { patienceMs = 5_000, stopping = new AbortController().signal } = {}) =>
  openMeteo({ url: `${sky.url}/`, patienceMs }).daily(places, stopping)
const placesOf = (days: Awaited<ReturnType<typeof ask>>) => [...new Set(days.map(({ location }) => location))]

test('one request covers all places, in their time zones and in our units', async () => {
  await ask()
  expect(sky.requests.map((url) => [url.pathname, Object.fromEntries(url.searchParams)])).toEqual([
    [
      '/v1/forecast',
      {
        latitude: '6.4541,-33.9258',
        longitude: '3.3947,18.4232',
        daily: 'temperature_2m_min,temperature_2m_max,precipitation_sum,wind_gusts_10m_max,weather_code',
        timezone: 'auto',
        forecast_days: '14',
        temperature_unit: 'celsius',
        wind_speed_unit: 'kmh',
        precipitation_unit: 'mm',
      },
    ],
  ])
})

test('the recorded answer gives the days of each place', async () => {
  const days = await ask()
  expect(days).toHaveLength(6)
  expect(placesOf(days)).toEqual([LAGOS.location, CAPE_TOWN.location])
  expect(days[1]).toEqual({
    location: LAGOS.location,
    day: '2026-10-04',
    temperatureMin: 10.8,
    temperatureMax: 20.2,
    rain: 0,
    windMax: 14.8,
    weatherCode: 45,
  })
})

test('a single place is answered without a list', async () => {
  expect(await ask([CAPE_TOWN])).toHaveLength(3)
})

describe('missing and invalid values are left out, and the rest is stored', () => {
  const [column, unit] = ['precipitation_sum', 'temperature_2m_max']
  test.each<[string, unknown, string[]]>([
    ['a null', { ...RECORDED, daily: { ...daily, [column]: [1, null, 2] } }, ['2026-10-03', '2026-10-05']],
    ['all nulls', { ...RECORDED, daily: { ...daily, [column]: [null, null, null] } }, []],
    ['columns of unequal length', { ...RECORDED, daily: { ...daily, [column]: [1, 2] } }, []],
    ['a missing column', { ...RECORDED, daily: { ...daily, [column]: undefined } }, []],
    ['a figure as text', { ...RECORDED, daily: { ...daily, [column]: ['1', '2', '3'] } }, []],
    ['invalid days', { ...RECORDED, daily: { ...daily, time: [1, 2, 3] } }, []],
    ['another unit', { ...RECORDED, daily_units: { ...(daily_units as object), [unit]: '°F' } }, []],
    ['a place that was not requested', { ...RECORDED, location_id: 7 }, []],
    ['nothing', {}, []],
    ['null', null, []],
  ])('%s', async (_, answer, expected) => {
    sky.reply = () => ({ body: [RECORDED, answer] })
    const days = await ask()
    expect(days.filter(({ location }) => location === LAGOS.location)).toHaveLength(3)
    expect(days.filter(({ location }) => location === CAPE_TOWN.location).map(({ day }) => day)).toEqual(expected)
  })

  test('a day without a code is a day', async () => {
    sky.reply = () => ({ body: { ...RECORDED, daily: { ...daily, weather_code: [null, 61, 3] } } })
    expect((await ask([LAGOS])).map(({ weatherCode }) => weatherCode)).toEqual([null, 61, 3])
  })

  test('places without a number are taken in their order', async () => {
    sky.reply = () => ({ body: [RECORDED, RECORDED] })
    expect(placesOf(await ask())).toEqual([LAGOS.location, CAPE_TOWN.location])
  })
})

describe('a refusal reports its reason', () => {
  const host = /^127\.0\.0\.1:\d+ /.source
  test.each<[string, ReturnType<OpenMeteoServer['reply']>, string]>([
    ['a reason', { status: 400, body: { error: true, reason: 'Invalid timezone' } }, 'answered 400: Invalid timezone$'],
    ['too many requests', { status: 429, body: { error: true, reason: 'Daily limit' } }, 'answered 429: Daily limit$'],
    ['a broken server', { status: 503, body: '<h1>down</h1>' }, 'answered 503$'],
    ['a redirect', { status: 302, location: '/elsewhere', body: '' }, 'answered 302$'],
    ['no JSON', { body: '<h1>hello</h1>' }, 'answered something that is not JSON$'],
    ['half a JSON', { body: '{"latitude": 6.' }, 'answered something that is not JSON$'],
    ['no body', { body: '' }, 'answered something that is not JSON$'],
    ['a refusal with 200', { body: { error: true, reason: 'no' } }, 'answered without a forecast that can be used$'],
    ['an empty list', { body: [] }, 'answered without a forecast that can be used$'],
  ])('%s', async (_, reply, message) => {
    sky.reply = () => reply
    await expect(ask()).rejects.toThrow(new RegExp(host + message))
  })

  test('no answer in time', async () => {
    sky.reply = () => 'silence'
    await expect(ask([LAGOS], { patienceMs: 50 })).rejects.toThrow(/ did not answer within 0\.05 s$/)
  })

  test('no server', async () => {
    await sky.close()
    await expect(ask()).rejects.toThrow(/ could not be reached$/)
  })

  test('stopping the server aborts the request', async () => {
    sky.reply = () => 'silence'
    const stopping = new AbortController()
    const requests = ask([LAGOS], { patienceMs: 60_000, stopping: stopping.signal })
    stopping.abort()
    await expect(requests).rejects.toThrow(/abort/)
  })
})
