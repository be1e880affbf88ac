import type { Db } from '#db/client.ts'
import { findFieldOfCode } from '#db/queries/fields/fields.ts'
import { weatherLines } from '#domain/messaging/menu/answers/weather.ts'
import type { FieldAsked } from '#domain/messaging/menu/field-asked.ts'
import { voiceFor } from '#domain/messaging/menu/voice.ts'
import { fieldWeatherPlace } from '#services/fields/field-weather-place.ts'
import { listAlerts } from '#services/weather/list-alerts.ts'
import { listDailyForecasts } from '#services/weather/list-daily-forecasts.ts'
import type { MenuPerson } from './person.ts'

/** How many days of a field's weather one message tells. */
const MAX_DAYS = 5

/** The weather of the field with a code: whoever has its card may ask, and learns no more of it than its town. */
export function fieldAnswer(db: Db, { typed, code }: FieldAsked, person: MenuPerson, now: Date): string[] {
  const voice = voiceFor(person)
  const field = code === null ? undefined : findFieldOfCode(db, code)
  if (!field) return [voice.say('fieldUnknown', { code: code ?? typed })]
  const asked = [fieldWeatherPlace(field), field.followed].flatMap((place) => place || [])
  const found = asked.map((place) => ({ place, days: listDailyForecasts(db, place, now).slice(0, MAX_DAYS) }))
  // The nearest place may have no forecast: then that which its farmer follows has one.
  const told = found.find(({ days }) => days.length > 0) ?? found[0]
  if (!told) return [voice.say('noForecast', { place: field.code! })]
  const { place, days } = told
  const head = days.length > 0 ? `${field.code} ${place}` : place
  return weatherLines(voice, head, { alerts: listAlerts(db, place, now), days })
}
