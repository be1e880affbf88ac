import type { Db } from '#db/client.ts'
import { findFieldOfCode } from '#db/queries/fields/fields.ts'
import { weatherLines } from '#domain/messaging/menu/answers/weather.ts'
import type { FieldAsked } from '#domain/messaging/menu/field-asked.ts'
import { voiceFor } from '#domain/messaging/menu/voice.ts'
import { fieldWeatherPlace } from '#services/fields/field-weather-place.ts'
import { firstForecast } from '#services/weather/forecast-of-field.ts'
import { listAlerts } from '#services/weather/list-alerts.ts'
import type { MenuPerson } from './person.ts'

/** How many days of a field's weather one message tells. */
const MAX_DAYS = 5

/** The weather of the field with a code: whoever has its card may ask, and learns no more of it than its town. */
export function fieldAnswer(db: Db, { typed, code }: FieldAsked, person: MenuPerson, now: Date): string[] {
  const voice = voiceFor(person)
  const field = code === null ? undefined : findFieldOfCode(db, code)
  if (!field) return [voice.say('fieldUnknown', { code: code ?? typed })]
  const told = firstForecast(db, [fieldWeatherPlace(field), field.followed], now)
  if (!told) return [voice.say('noForecast', { place: field.code! })]
  const { place } = told
  const days = told.days.slice(0, MAX_DAYS)
  const head = days.length > 0 ? `${field.code} ${place}` : place
  return weatherLines(voice, head, { alerts: listAlerts(db, place, now), days })
}
