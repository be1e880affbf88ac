import type { Db } from '#db/client.ts'
import type { Notice } from '#domain/messaging/notification-kinds.ts'
import type { WeatherAlert } from '#domain/weather/alert.schema.ts'
import { namesOf } from '#domain/weather/alert.ts'
import { weatherSms, writtenAlertNotice } from '#domain/weather/alert-notice.ts'
import { startBroadcast } from '../messaging/broadcast.ts'

type NewAlert = Pick<WeatherAlert, 'title' | 'description' | 'severity' | 'location' | 'isActive' | 'expiresAt'>

/**
 * Notifies the farmers of an alert's place, and of a danger by text message too, as far as their profiles allow. Part
 * of the transaction that writes the alert. An alert that is inactive or has expired notifies nobody. `notice` is what
 * it says; without it, its own words. Returns how many were notified at once.
 */
export function announceAlert(tx: Db, alert: NewAlert, now: Date, notice: Notice = writtenAlertNotice(alert)): number {
  const hasExpired = alert.expiresAt !== null && alert.expiresAt <= now.toISOString()
  if (!alert.isActive || hasExpired) return 0
  const audience = { of: 'place' as const, names: namesOf(alert.location) }
  const sms = alert.severity === 'danger' ? weatherSms(notice) : null
  return startBroadcast(tx, { of: 'notice', audience, notice, sms }, now)
}
