import { addDays, daysBetween } from '#domain/dates.ts'
import { openMeteoServer } from './open-meteo.ts'

/** The first day of ERA5 in the archive. Source: open-meteo.com/en/docs/historical-weather-api, 'Data Sources'. */
const FIRST_DAY = '1940-01-01'

/** The rain of a day; null where the archive has none. */
type RainOf = (day: string) => number | null

/**
 * A local server that stands in for the archive of Open-Meteo, written from open-meteo.com/en/docs/historical-weather-api
 * (read in the repository open-meteo/open-meteo-website, src/routes/en/docs/historical-weather-api/+page.svelte).
 */
export async function rainArchiveServer(rainOf: RainOf, { noEt0 }: { noEt0?: string } = {}) {
  const server = await openMeteoServer()
  server.reply = (url) => answerOf(url, { ...VARIABLES, precipitation_sum: rainOf, et0_fao_evapotranspiration: (day) => (day === noEt0 ? null : 4.5) }) // biome-ignore format: one row
  return server
}

/** The daily variables of the page's table beside rain and reference evapotranspiration: the day of FAO-56's example 18. */
const VARIABLES: Record<string, RainOf> = {
  temperature_2m_min: () => 12.3,
  temperature_2m_max: () => 21.5,
  relative_humidity_2m_min: () => 63,
  relative_humidity_2m_max: () => 84,
  wind_speed_10m_mean: () => 10,
  sunshine_duration: () => 9.25 * 3600,
}
/** Units of the daily variables that are not in mm: wind in km/h and temperatures in °C unless asked otherwise, seconds. */
const UNITS: Record<string, string> = {
  temperature_2m_min: '°C',
  temperature_2m_max: '°C',
  relative_humidity_2m_min: '%',
  relative_humidity_2m_max: '%',
  wind_speed_10m_mean: 'km/h',
  sunshine_duration: 's',
}
/** A refusal has the status 400 and { error: true, reason }. Source: the page's section 'Errors'. */
const refused = (reason: string) => ({ status: 400, body: { error: true, reason } })

function answerOf({ pathname, searchParams: asked }: URL, figures: Record<string, RainOf>) {
  if (pathname !== '/v1/archive') return { status: 404, body: { error: true, reason: 'Not Found' } }
  const [from, to] = [asked.get('start_date'), asked.get('end_date')]
  // 'If daily weather variables are specified, parameter timezone is required.' (table of parameters)
  if (!asked.get('timezone')) return refused('Timezone is required')
  // start_date and end_date are required, as ISO 8601 days. (table of parameters)
  if (!from || !to) return refused('Both start_date and end_date must be set')
  if (from < FIRST_DAY || to < from) return refused(`Parameter 'start_date' is out of allowed range from ${FIRST_DAY}`)
  const variables = (asked.get('daily') ?? '').split(',')
  const time = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
  const body = {
    // 'This coordinate might be a few kilometers away from the requested coordinate.' (JSON return object)
    latitude: Math.round(Number(asked.get('latitude')) * 4) / 4,
    longitude: Math.round(Number(asked.get('longitude')) * 4) / 4,
    generationtime_ms: 2.2,
    utc_offset_seconds: 3600,
    timezone: 'Africa/Lagos',
    timezone_abbreviation: 'GMT+1',
    elevation: 100,
    // A column for each daily variable that was asked for, with its unit. (JSON return object)
    daily_units: { time: 'iso8601', ...Object.fromEntries(variables.map((name) => [name, UNITS[name] ?? 'mm'])) },
    daily: { time, ...Object.fromEntries(variables.map((name) => [name, time.map(figures[name]!)])) },
  }
  return { body }
}
