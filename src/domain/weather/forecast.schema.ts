import * as z from 'zod'
import { says } from '../checks.ts'
import { DEFAULT_THRESHOLDS, LIMITS, type Limit, MEASURES, type Thresholds } from './forecast.ts'

/** The forecast of a day; `fetchedAt` is when we fetched it. */
export const dailyForecast = z.object({
  location: z.string(),
  day: z.string(),
  temperatureMin: z.number(),
  temperatureMax: z.number(),
  rain: z.number(),
  weatherCode: z.number().nullable(),
  fetchedAt: z.string(),
})
export type ShownForecast = z.infer<typeof dailyForecast>

/** Days are a word, which has its own sentence in each language; the other units are signs. */
const rangeOf = ({ least: min, most: max, unit }: Limit) =>
  unit === 'days' ? says('betweenDays', { min, max }) : says('between', { min, max, unit })

function within(limit: Limit) {
  const error = rangeOf(limit)
  const number = limit.unit === 'days' ? z.int(error) : z.number(error)
  return number.min(limit.least, error).max(limit.most, error)
}

/** A limit that may be left empty: then it raises no alert. */
const orNone = (limit: Limit) =>
  z.union([z.literal(''), z.null(), within(limit)], rangeOf(limit)).transform((value) => (value === '' ? null : value))

export const thresholds = z.object({
  rain: orNone(LIMITS.rain),
  gust: orNone(LIMITS.gust),
  heat: orNone(LIMITS.heat),
  cold: orNone(LIMITS.cold),
  dryDays: orNone(LIMITS.dryDays),
  dryRain: within(MEASURES.dryRain),
  daysAhead: within(MEASURES.daysAhead),
})

const change = thresholds.partial()
/** A change: an absent key stays as it is. `seen` is what stood in its fields when it was begun. */
export const thresholdsChange = change.extend({ seen: change.optional() })

/** The thresholds as a setting keeps them; what is not there, or no longer makes sense, is as it was at first. */
export function readThresholds(stored: unknown): Thresholds {
  const { data } = thresholds.safeParse({ ...DEFAULT_THRESHOLDS, ...(stored as object | null) })
  return data ?? DEFAULT_THRESHOLDS
}

/** What the administrator sees: the thresholds, and when the last forecast came; null while there is none. */
export const weatherSettings = z.object({ thresholds, fetchedAt: z.string().nullable() })
