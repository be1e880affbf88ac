import type { Db } from '#db/client.ts'
import { notifyOfWeather, textOfWeather } from '#db/queries/notifications.ts'
import type { WeatherAlert } from '#domain/farmer/weather.schema.ts'
import { namesOf } from '#domain/farmer/weather.ts'
import { weatherNotice, weatherSms } from '#domain/farmer/weather-notice.ts'

type NewAlert = Pick<WeatherAlert, 'title' | 'description' | 'severity' | 'location' | 'isActive' | 'expiresAt'>

/**
 * Tells the farmers of its place of a new alert, and of a danger by text message too, as far as each wants to be told.
 * Part of the transaction that writes the alert. One that does not hold tells nobody. Answers how many were told.
 */
export function afterNewAlert(tx: Db, alert: NewAlert, now: Date): number {
  const createdAt = now.toISOString()
  if (!alert.isActive || (alert.expiresAt !== null && alert.expiresAt <= createdAt)) return 0
  const names = namesOf(alert.location)
  if (alert.severity === 'danger') textOfWeather(tx, names, weatherSms(alert), createdAt)
  return notifyOfWeather(tx, names, weatherNotice(alert), createdAt)
}
