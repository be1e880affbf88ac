import type { Day } from '../dates.ts'

/** What a forecaster expects of a day at a place: °C, mm of rain and snow, km/h of the strongest gust. */
export type DailyForecast = {
  location: string
  day: Day
  temperatureMin: number
  temperatureMax: number
  rain: number
  windMax: number
  /** WMO code 4677, where the forecaster gives one. */
  weatherCode: number | null
}

/** How many days are fetched; so many dry days can be forecast. */
export const FORECAST_DAYS = 14

/** An older forecast is worse than none: it is neither shown nor does it raise an alert. */
const FORECAST_HOLDS_HOURS = 48

/** The moment since which a forecast must have been fetched to be valid. */
export const validSince = (now: Date) => new Date(now.getTime() - FORECAST_HOLDS_HOURS * 3_600_000).toISOString()

/** What the sky does, by the WMO codes that Open-Meteo gives to a day. */
const SKIES = {
  sunny: [0, 1],
  partlyCloudy: [2],
  cloudy: [3],
  fog: [45, 48],
  drizzle: [51, 53, 55, 56, 57],
  rain: [61, 63, 65, 66, 67],
  showers: [80, 81, 82],
  snow: [71, 73, 75, 77, 85, 86],
  thunderstorm: [95, 96, 99],
} as const satisfies Record<string, readonly number[]>

export type Sky = keyof typeof SKIES

/** The sky of a WMO code; null for a code that the table does not know. */
export const skyOf = (code: number | null): Sky | null =>
  (Object.keys(SKIES) as Sky[]).find((sky) => (SKIES[sky] as readonly number[]).includes(code ?? -1)) ?? null

/** Whether a day brings rain to speak of; less is a trace. */
export const isWet = ({ rain }: Pick<DailyForecast, 'rain'>) => rain >= 0.5

/** A limit that an administrator sets, with the range in which it makes sense. */
export type Limit = { unit: 'mm' | 'km/h' | '°C' | 'days'; byDefault: number; least: number; most: number }

/**
 * When a forecast becomes an alert. The defaults are a place to start and no weather service's figures: an
 * administrator sets what is dangerous where the farmers live.
 */
export const LIMITS = {
  rain: { unit: 'mm', byDefault: 50, least: 1, most: 500 },
  gust: { unit: 'km/h', byDefault: 60, least: 10, most: 250 },
  heat: { unit: '°C', byDefault: 38, least: 15, most: 60 },
  cold: { unit: '°C', byDefault: 3, least: -30, most: 20 },
  dryDays: { unit: 'days', byDefault: 10, least: 3, most: FORECAST_DAYS },
} as const satisfies Record<string, Limit>

export const MEASURES = {
  /** A day with less rain is a dry one. */
  dryRain: { unit: 'mm', byDefault: 2, least: 0.1, most: 20 },
  /** How many days after today an alert may be about. */
  daysAhead: { unit: 'days', byDefault: 3, least: 0, most: 6 },
} as const satisfies Record<string, Limit>

/** The limits in force; a limit that is null raises no alert. */
export type Thresholds = Record<keyof typeof LIMITS, number | null> & Record<keyof typeof MEASURES, number>

export const DEFAULT_THRESHOLDS: Thresholds = {
  rain: LIMITS.rain.byDefault,
  gust: LIMITS.gust.byDefault,
  heat: LIMITS.heat.byDefault,
  cold: LIMITS.cold.byDefault,
  dryDays: LIMITS.dryDays.byDefault,
  dryRain: MEASURES.dryRain.byDefault,
  daysAhead: MEASURES.daysAhead.byDefault,
}
