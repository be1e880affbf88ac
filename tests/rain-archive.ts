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
export async function rainArchiveServer(rainOf: RainOf) {
  const server = await openMeteoServer()
  server.reply = (url) => answerOf(url, rainOf)
  return server
}

/** 'et0_fao_evapotranspiration': reference evapotranspiration of a day in mm. (table of daily variables) */
const VARIABLES: Record<string, RainOf> = { et0_fao_evapotranspiration: (day) => (day === NO_ET0 ? null : 4.5) }
/** A day of which this archive knows no evapotranspiration. */
const NO_ET0 = '2026-10-04'

/** A refusal has the status 400 and { error: true, reason }. Source: the page's section 'Errors'. */
const refused = (reason: string) => ({ status: 400, body: { error: true, reason } })

function answerOf({ pathname, searchParams: asked }: URL, rainOf: RainOf) {
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
    elevation: 12,
    // A column for each daily variable that was asked for, with its unit. (JSON return object)
    daily_units: { time: 'iso8601', ...Object.fromEntries(variables.map((name) => [name, 'mm'])) },
    daily: { time, ...Object.fromEntries(variables.map((name) => [name, time.map(VARIABLES[name] ?? rainOf)])) },
  }
  return { body }
}
