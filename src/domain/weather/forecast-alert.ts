import { addDays, type Day, type Instant } from '../dates.ts'
import { type Notice, noticeOf } from '../messaging/notification-kinds.ts'
import { noticeIn } from '../messaging/notification-languages.ts'
import { endOfDay } from '../places.ts'
import { zoneOf } from '../zones.ts'
import type { AlertType, Severity } from './alert.ts'
import type { DailyForecast, Thresholds } from './forecast.ts'

/** An alert as a forecast raises it: one for each place, kind and day. */
export type ForecastAlert = {
  location: string
  alertType: AlertType
  severity: Severity
  title: string
  description: string
  /** The same without words. */
  notice: Notice
  forecastDay: Day
  expiresAt: Instant
}

/** What is foreseen at a place from today on; `days` may have gaps. */
type Outlook = { location: string; today: Day; days: readonly DailyForecast[]; limits: Thresholds }

/** The alerts that a forecast gives reason for, day by day, as far ahead as alerts may be. */
export function expectedAlerts(outlook: Outlook): ForecastAlert[] {
  const { location, today, days, limits } = outlook
  const last = addDays(today, limits.daysAhead)
  return days
    .filter(({ day }) => day >= today && day <= last)
    .flatMap((weather) =>
      RULES.filter((rule) => rule.isDue(weather, outlook)).map(({ alertType, severity, notice }) => ({
        location,
        alertType,
        severity,
        ...inEnglish(notice(weather, cityOf(location), limits)),
        forecastDay: weather.day,
        expiresAt: endOfDay(weather.day, zoneOf(location)),
      })),
    )
}

/** What an alert of a kind says of the weather of its day; null for a kind that no forecast raises. */
export function forecastNotice(
  { alertType, location }: { alertType: AlertType; location: string },
  weather: Weather,
  limits: Thresholds,
): Notice | null {
  const rule = RULES.find((each) => each.alertType === alertType)
  return rule?.notice(weather, cityOf(location), limits) ?? null
}

const cityOf = (location: string) => location.split(',')[0]!

function inEnglish(notice: Notice) {
  const { title, message: description } = noticeIn('en', notice)
  return { title, description, notice }
}

/** Kinds that last for days: while one goes on, its next day is no news. */
const LASTING: readonly AlertType[] = ['temperature', 'frost', 'drought']
export const isLasting = (type: AlertType) => LASTING.includes(type)

type Weather = Omit<DailyForecast, 'location'>
type Rule = {
  alertType: AlertType
  severity: Severity
  isDue: (weather: DailyForecast, outlook: Outlook) => boolean
  notice: (weather: Weather, city: string, limits: Thresholds) => Notice
}

const RULES: Rule[] = [
  {
    alertType: 'rain',
    severity: 'danger',
    isDue: ({ rain }, { limits }) => limits.rain !== null && rain >= limits.rain,
    notice: ({ day, rain }, city) => noticeOf('rainForecast', { day, rain: whole(rain), city }),
  },
  {
    alertType: 'storm',
    severity: 'warning',
    isDue: ({ windMax }, { limits }) => limits.gust !== null && windMax >= limits.gust,
    notice: ({ day, windMax }, city) => noticeOf('windForecast', { day, gust: whole(windMax), city }),
  },
  {
    alertType: 'temperature',
    severity: 'warning',
    isDue: ({ temperatureMax }, { limits }) => limits.heat !== null && temperatureMax >= limits.heat,
    notice: ({ day, temperatureMax }, city) =>
      noticeOf('heatForecast', { day, temperature: whole(temperatureMax), city }),
  },
  {
    alertType: 'frost',
    severity: 'warning',
    isDue: ({ temperatureMin }, { limits }) => limits.cold !== null && temperatureMin <= limits.cold,
    notice: ({ day, temperatureMin }, city) =>
      noticeOf('coldForecast', { day, temperature: whole(temperatureMin), city }),
  },
  {
    alertType: 'drought',
    severity: 'info',
    isDue: ({ day }, { today, days, limits }) =>
      limits.dryDays !== null && day === today && isDry(days, today, limits.dryDays, limits.dryRain),
    notice: ({ day }, city, { dryDays, dryRain }) =>
      noticeOf('dryForecast', {
        days: Number(dryDays),
        rain: dryRain,
        city,
        until: addDays(day, Number(dryDays) - 1),
      }),
  },
]

/** Whether the forecast has that many days in a row from today on, all of them dry. */
const isDry = (days: readonly DailyForecast[], today: Day, count: number, dryRain: number) =>
  Array.from({ length: count }, (_, ahead) => addDays(today, ahead)).every((expected) => {
    const found = days.find(({ day }) => day === expected)
    return found !== undefined && found.rain < dryRain
  })

/** A whole figure; a night of -0.4 °C is one of 0 °C. */
const whole = (value: number) => Math.round(value) || 0
