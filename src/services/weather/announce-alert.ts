import type { Db } from '#db/client.ts'
import type { WeatherAlert } from '#domain/weather/alert.schema.ts'
import { namesOf } from '#domain/weather/alert.ts'
import { weatherNotice, weatherSms } from '#domain/weather/alert-notice.ts'
import { startBroadcast } from '../messaging/broadcast.ts'

type NewAlert = Pick<WeatherAlert, 'title' | 'description' | 'severity' | 'location' | 'isActive' | 'expiresAt'>

/**
 * Tells the farmers of its place of a new alert, and of a danger by text message too, as far as each wants to be told.
 * Part of the transaction that writes the alert. One that does not hold tells nobody. Answers how many were told at
 * once.
 */
export function afterNewAlert(tx: Db, alert: NewAlert, now: Date): number {
  const createdAt = now.toISOString()
  if (!alert.isActive || (alert.expiresAt !== null && alert.expiresAt <= createdAt)) return 0
  const audience = { of: 'place' as const, names: namesOf(alert.location) }
  const sms = alert.severity === 'danger' ? weatherSms(alert) : null
  return startBroadcast(tx, { tell: 'notice', audience, notice: weatherNotice(alert), sms }, now)
}
