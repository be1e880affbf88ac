import * as z from 'zod'
import type { RainOfDay } from '#db/queries/weather/rain-days.ts'
import type { Day } from '#domain/dates.ts'
import { getJson } from './get-json.ts'
import { WEATHER_VARIABLES, withMissingEt0 } from './missing-et0.ts'

const PATIENCE_MS = 60_000

type Stretch = { latitude: number; longitude: number; from: Day; to: Day }

/** A record of the rain that fell. Each has one file in this folder, or a part of one. */
export type RainArchive = {
  /** What a stored day says of where it comes from. */
  source: string
  /** The rain of the days of a stretch, in mm. A day that the record does not have is left out. */
  rain: (stretch: Stretch, stopping: AbortSignal) => Promise<RainOfDay[]>
}

const answerOfArchive = z.object({
  daily_units: z.object({ precipitation_sum: z.literal('mm'), et0_fao_evapotranspiration: z.literal('mm') }),
  daily: z
    .object({
      time: z.array(z.iso.date()),
      precipitation_sum: z.array(z.number().min(0).nullable()),
      et0_fao_evapotranspiration: z.array(z.number().min(0).nullable()),
    })
    .refine(({ time, ...columns }) => Object.values(columns).every(({ length }) => length === time.length)),
})

/**
 * The archive of Open-Meteo, or of the same server run by oneself. ERA5 alone is asked: it is one model for all years,
 * where the usual mixture has newer, finer models for newer days, and would not be one series.
 */
export const openMeteoArchive = ({
  archiveUrl,
  patienceMs = PATIENCE_MS,
}: {
  archiveUrl: string
  patienceMs?: number
}): RainArchive => ({
  source: 'ERA5, Open-Meteo.com',
  async rain(stretch, stopping) {
    const url = askFor(archiveUrl, stretch, RECORD_VARIABLES)
    const { data } = answerOfArchive.safeParse(await getJson(url, { patienceMs, stopping }))
    if (!data) throw new Error(`${url.host} answered without a record that can be used`)
    const { time, precipitation_sum, et0_fao_evapotranspiration } = data.daily
    const days = time.flatMap((day, at) => {
      const rain = precipitation_sum[at] ?? null
      return rain === null || day < stretch.from || day > stretch.to
        ? []
        : [{ day, rain, et0: et0_fao_evapotranspiration[at] ?? null }]
    })
    const lacking = days.filter(({ et0 }) => et0 === null)
    if (lacking.length === 0) return days
    const weather = askFor(
      archiveUrl,
      { ...stretch, from: lacking[0]!.day, to: lacking.at(-1)!.day },
      WEATHER_VARIABLES,
    )
    return withMissingEt0(days, stretch.latitude, await getJson(weather, { patienceMs, stopping }))
  },
})

const RECORD_VARIABLES = ['precipitation_sum', 'et0_fao_evapotranspiration'] as const

function askFor(base: string, { latitude, longitude, from, to }: Stretch, variables: readonly string[]) {
  const url = new URL(`${base.replace(/\/+$/, '')}/v1/archive`)
  url.search = new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    start_date: from,
    end_date: to,
    daily: variables.join(','),
    models: 'era5',
    timezone: 'auto',
    temperature_unit: 'celsius',
    wind_speed_unit: 'kmh',
    precipitation_unit: 'mm',
  }).toString()
  return url
}
