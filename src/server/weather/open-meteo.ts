import * as z from 'zod'
import { type DailyForecast, FORECAST_DAYS } from '#domain/weather/forecast.ts'
import type { ForecastPlace } from '#services/weather/forecast-places.ts'
import type { Forecaster } from './forecaster.ts'
import { getJson } from './get-json.ts'

const PATIENCE_MS = 20_000
/** So many places are asked for at once: their coordinates stand in the address. */
const MAX_PLACES = 100

/** Our names for the variables of a day, with theirs and the unit in which we want them. */
const VARIABLES = {
  temperatureMin: ['temperature_2m_min', '°C'],
  temperatureMax: ['temperature_2m_max', '°C'],
  rain: ['precipitation_sum', 'mm'],
  windMax: ['wind_gusts_10m_max', 'km/h'],
  weatherCode: ['weather_code', 'wmo code'],
} as const

const figures = z.array(z.number().nullable())

/** The forecast of one place: parallel arrays in which a figure may be missing. */
const answerOfPlace = z.object({
  /** Which of the asked places it is, where the server says so; it does not of the first. */
  location_id: z.int().optional(),
  daily_units: z.object({
    temperature_2m_min: z.literal(VARIABLES.temperatureMin[1]),
    temperature_2m_max: z.literal(VARIABLES.temperatureMax[1]),
    precipitation_sum: z.literal(VARIABLES.rain[1]),
    wind_gusts_10m_max: z.literal(VARIABLES.windMax[1]),
  }),
  daily: z
    .object({
      time: z.array(z.iso.date()),
      temperature_2m_min: figures,
      temperature_2m_max: figures,
      precipitation_sum: figures,
      wind_gusts_10m_max: figures,
      weather_code: figures,
    })
    .refine(({ time, ...rest }) => Object.values(rest).every(({ length }) => length === time.length)),
})

/** Open-Meteo.com, free for non-commercial use and CC BY 4.0, or the same server run by oneself. */
export const openMeteo = ({ url, patienceMs = PATIENCE_MS }: { url: string; patienceMs?: number }): Forecaster => ({
  name: 'Open-Meteo',
  async daily(places, stopping) {
    const days: DailyForecast[] = []
    for (let from = 0; from < places.length; from += MAX_PLACES) {
      const some = places.slice(from, from + MAX_PLACES)
      const answer = await getJson(askFor(url, some), { patienceMs, stopping })
      days.push(...[answer].flat().flatMap((each, at) => daysIn(each, at, some)))
    }
    if (days.length === 0) throw new Error(`${new URL(url).host} answered without a forecast that can be used`)
    return days
  },
})

/** One request for some places. Days are those of each place's own clock. */
function askFor(base: string, places: readonly ForecastPlace[]) {
  const url = new URL(`${base.replace(/\/+$/, '')}/v1/forecast`)
  url.search = new URLSearchParams({
    latitude: places.map(({ latitude }) => latitude).join(','),
    longitude: places.map(({ longitude }) => longitude).join(','),
    daily: Object.values(VARIABLES)
      .map(([name]) => name)
      .join(','),
    timezone: 'auto',
    forecast_days: String(FORECAST_DAYS),
    temperature_unit: 'celsius',
    wind_speed_unit: 'kmh',
    precipitation_unit: 'mm',
  }).toString()
  return url
}

/** The days of one place's answer; none when it has another form, other units or columns of unequal length. */
function daysIn(answer: unknown, at: number, places: readonly ForecastPlace[]): DailyForecast[] {
  const { data } = answerOfPlace.safeParse(answer)
  const place = places[data?.location_id ?? at]
  if (!data || !place) return []
  const { time, temperature_2m_min, temperature_2m_max, precipitation_sum, wind_gusts_10m_max, weather_code } =
    data.daily
  return time.flatMap((day, row) => {
    const temperatureMin = temperature_2m_min[row] ?? null
    const temperatureMax = temperature_2m_max[row] ?? null
    const rain = precipitation_sum[row] ?? null
    const windMax = wind_gusts_10m_max[row] ?? null
    if (temperatureMin === null || temperatureMax === null || rain === null || windMax === null) return []
    const weatherCode = weather_code[row] ?? null
    return [{ location: place.location, day, temperatureMin, temperatureMax, rain, windMax, weatherCode }]
  })
}
