import type { Day } from '../../../dates.ts'
import type { Voice } from '../voice.ts'

type AlertFact = { title: string; location: string }
type DayFact = { day: Day; temperatureMin: number; temperatureMax: number; rain: number }

/** The weather of a place: its alerts first, then the days. */
export function weatherLines(
  voice: Voice,
  place: string,
  { alerts, days }: { alerts: readonly AlertFact[]; days: readonly DayFact[] },
): string[] {
  const town = place.split(',')[0]!
  const warnings = alerts.map(({ title, location }) => voice.say('alert', { title, place: location.split(',')[0]! }))
  if (days.length === 0) return [...warnings, voice.say('noForecast', { place: town })]
  const forecast = days.map(
    ({ day, temperatureMin, temperatureMax, rain }) =>
    voice.say('forecast', { day: voice.day(day), low: whole(temperatureMin), high: whole(temperatureMax), rain: whole(rain) }), // biome-ignore format: one sentence
  )
  return [...warnings, voice.say('forecastOf', { place: town }), ...forecast]
}

const whole = (figure: number) => String(Math.round(figure) || 0)
