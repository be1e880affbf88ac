import * as z from 'zod'
import type { RainOfDay } from '#db/queries/weather/rain-days.ts'
import { penmanMonteith } from '#domain/fields/season/evapotranspiration.ts'

const figures = z.array(z.number().nullable())

/** What reference evapotranspiration is reckoned from: humidity in percent, wind in km/h at 10 m, sunshine in seconds. */
export const WEATHER_VARIABLES = [
  'temperature_2m_min',
  'temperature_2m_max',
  'relative_humidity_2m_min',
  'relative_humidity_2m_max',
  'wind_speed_10m_mean',
  'sunshine_duration',
] as const

const answerOfWeather = z.object({
  elevation: z.number(),
  daily_units: z.object({
    temperature_2m_min: z.literal('°C'),
    temperature_2m_max: z.literal('°C'),
    relative_humidity_2m_min: z.literal('%'),
    relative_humidity_2m_max: z.literal('%'),
    wind_speed_10m_mean: z.literal('km/h'),
    sunshine_duration: z.literal('s'),
  }),
  daily: z.object({
    time: z.array(z.iso.date()),
    temperature_2m_min: figures,
    temperature_2m_max: figures,
    relative_humidity_2m_min: figures,
    relative_humidity_2m_max: figures,
    wind_speed_10m_mean: figures,
    sunshine_duration: figures,
  }),
})

/** The days with the evapotranspiration that the record lacks, by Penman and Monteith from its weather of these days. */
export function withMissingEt0(days: readonly RainOfDay[], latitude: number, answer: unknown): RainOfDay[] {
  const { data } = answerOfWeather.safeParse(answer)
  if (!data) return [...days]
  const { time, ...columns } = data.daily
  return days.map((day) => {
    const at = day.et0 === null ? time.indexOf(day.day) : -1
    const [lowest, highest, humidityLow, humidityHigh, wind, sunshine] = WEATHER_VARIABLES.map((name) => columns[name][at] ?? null) // biome-ignore format: one row
    const weather = { lowest, highest, humidityLow, humidityHigh, wind: atTwoMetres(wind), sunshine: inHours(sunshine) }
    return isWhole(weather) ? { ...day, et0: penmanMonteith({ ...weather, day: day.day, latitude, elevation: data.elevation }) } : day // biome-ignore format: one thought
  })
}

type Figures = Record<'lowest' | 'highest' | 'humidityLow' | 'humidityHigh' | 'wind' | 'sunshine', number>
const isWhole = (weather: { [Name in keyof Figures]: number | null | undefined }): weather is Figures =>
  Object.values(weather).every((figure) => typeof figure === 'number')

const inHours = (seconds: number | null | undefined) => (typeof seconds === 'number' ? seconds / 3600 : null)

/** Wind in m/s at 2 m from km/h at 10 m (FAO-56, equation 47). */
const atTwoMetres = (kmh: number | null | undefined) =>
  typeof kmh === 'number' ? ((kmh / 3.6) * 4.87) / Math.log(67.8 * 10 - 5.42) : null
