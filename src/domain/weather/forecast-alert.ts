import { addDays, type Day, endOfDay, type Instant } from '../dates.ts'
import { CITIES, type City } from '../places.ts'
import type { AlertType, Severity } from './alert.ts'
import type { DailyForecast, Thresholds } from './forecast.ts'

/** An alert as a forecast raises it: one for each place, kind and day. */
export type ForecastAlert = {
  location: City
  alertType: AlertType
  severity: Severity
  title: string
  description: string
  forecastDay: Day
  expiresAt: Instant
}

/** What is foreseen at a place from today on; `days` may have gaps. */
type Outlook = { location: City; today: Day; days: readonly DailyForecast[]; limits: Thresholds }

/** The alerts that a forecast gives reason for, day by day, as far ahead as alerts may be. */
export function expectedAlerts(outlook: Outlook): ForecastAlert[] {
  const { location, today, days, limits } = outlook
  const last = addDays(today, limits.daysAhead)
  const city = location.split(',')[0]!
  return days
    .filter(({ day }) => day >= today && day <= last)
    .flatMap((weather) =>
      RULES.filter((rule) => rule.isDue(weather, outlook)).map(({ alertType, severity, title, text }) => ({
        location,
        alertType,
        severity,
        title: title(weather, limits),
        description: text(weather, city, limits),
        forecastDay: weather.day,
        expiresAt: endOfDay(weather.day, CITIES[location].zone),
      })),
    )
}

/** Kinds that last for days: while one goes on, its next day is no news. */
const LASTING: readonly AlertType[] = ['temperature', 'frost', 'drought']
export const isLasting = (type: AlertType) => LASTING.includes(type)

type Rule = {
  alertType: AlertType
  severity: Severity
  isDue: (weather: DailyForecast, outlook: Outlook) => boolean
  title: (weather: DailyForecast, limits: Thresholds) => string
  text: (weather: DailyForecast, city: string, limits: Thresholds) => string
}

/** The figure comes first: a card shows the beginning of a description. */
const RULES: Rule[] = [
  {
    alertType: 'rain',
    severity: 'danger',
    isDue: ({ rain }, { limits }) => limits.rain !== null && rain >= limits.rain,
    title: ({ day }) => `Heavy rain on ${inWords(day)}`,
    text: ({ rain }, city) =>
      `About ${whole(rain)} mm of rain is expected in ${city}. Clear the drains and bring the harvest under cover.`,
  },
  {
    alertType: 'storm',
    severity: 'warning',
    isDue: ({ windMax }, { limits }) => limits.gust !== null && windMax >= limits.gust,
    title: ({ day }) => `Strong wind on ${inWords(day)}`,
    text: ({ windMax }, city) =>
      `Gusts of up to ${whole(windMax)} km/h are expected in ${city}. Stake tall crops and stay away from single trees.`,
  },
  {
    alertType: 'temperature',
    severity: 'warning',
    isDue: ({ temperatureMax }, { limits }) => limits.heat !== null && temperatureMax >= limits.heat,
    title: ({ day }) => `Great heat on ${inWords(day)}`,
    text: ({ temperatureMax }, city) =>
      `Up to ${whole(temperatureMax)} °C is expected in ${city}. Water early in the morning and shade young seedlings.`,
  },
  {
    alertType: 'frost',
    severity: 'warning',
    isDue: ({ temperatureMin }, { limits }) => limits.cold !== null && temperatureMin <= limits.cold,
    title: ({ day }) => `Cold night on ${inWords(day)}`,
    text: ({ temperatureMin }, city) =>
      `Down to ${whole(temperatureMin)} °C is expected in ${city}. Cover seedlings and water the soil in the afternoon.`,
  },
  {
    alertType: 'drought',
    severity: 'info',
    isDue: ({ day }, { today, days, limits }) =>
      limits.dryDays !== null && day === today && isDry(days, today, limits.dryDays, limits.dryRain),
    title: (_, { dryDays }) => `Hardly any rain for ${dryDays} days`,
    text: ({ day }, city, { dryDays, dryRain }) =>
      `Less than ${dryRain} mm a day is expected in ${city} until ${inWords(addDays(day, Number(dryDays) - 1))}. Mulch, weed early and save water.`,
  },
]

/** Whether that many days in a row from today on are known, and all of them dry. */
const isDry = (days: readonly DailyForecast[], today: Day, count: number, dryRain: number) =>
  Array.from({ length: count }, (_, ahead) => addDays(today, ahead)).every((expected) => {
    const found = days.find(({ day }) => day === expected)
    return found !== undefined && found.rain < dryRain
  })

const whole = (value: number) => String(Math.round(value))

const IN_WORDS = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const inWords = (day: Day) => IN_WORDS.format(Date.parse(`${day}T00:00:00Z`)).replace(',', '')
