import type { Db } from '#db/client.ts'
import type { Notice } from '#domain/messaging/notification-kinds.ts'
import type { WeatherAlert } from '#domain/weather/alert.schema.ts'
import { alertAudience, isTexted } from '#domain/weather/alert-audience.ts'
import { weatherSms, writtenAlertNotice } from '#domain/weather/alert-notice.ts'
import { dispatch } from '../messaging/dispatch.ts'

type NewAlert = Pick<WeatherAlert, 'id' | 'title' | 'description' | 'severity' | 'location' | 'isActive' | 'expiresAt'>

/**
 * Notifies the farmers of an alert's place, and of a danger by text message too, as far as their profiles allow. Part
 * of the transaction that writes the alert. An alert that is inactive or has expired notifies nobody. `notice` is what
 * it says; without it, its own words. Returns how many were notified at once.
 */
export function announceAlert(tx: Db, alert: NewAlert, now: Date, notice: Notice = writtenAlertNotice(alert)): number {
  const hasExpired = alert.expiresAt !== null && alert.expiresAt <= now.toISOString()
  if (!alert.isActive || hasExpired) return 0
  const audience = alertAudience(alert)
  const sms = isTexted(alert) ? weatherSms(notice) : null
  return dispatch(tx, { kind: 'weatherAlert', ...alert }, { audience, notice, sms }, now)
}
