import type { Db } from '#db/client.ts'
import { listCurrentAlerts } from '#db/queries/weather/weather-alerts.ts'
import { listForecasts } from '#db/queries/weather/weather-forecasts.ts'
import { noticeIn } from '#domain/messaging/notification-languages.ts'
import { isWithin } from '#domain/places/within.ts'
import type { WeatherAlert } from '#domain/weather/alert.schema.ts'
import { forecastNotice } from '#domain/weather/forecast-alert.ts'
import { zoneOf } from '#domain/zones.ts'
import { getThresholds } from './thresholds.ts'

type AlertRow = ReturnType<typeof listCurrentAlerts>[number]

/** The alerts that hold now, danger first: all, or those of a place of any level, of what it lies in and what lies in it. */
export const listAlerts = (db: Db, location: string | undefined, now: Date): WeatherAlert[] =>
  listCurrentAlerts(db, now.toISOString())
    .filter((alert) => !location || isWithin(alert.location, location) || isWithin(location, alert.location))
    .map((alert) => ({ ...alert, notice: noticeOfRow(db, alert), zone: zoneOf(alert.location) }))

/**
 * What the alert of a forecast says without words. The row has English words alone, so this is made again from the
 * forecast of its day, and stands only where it says in English what the row says.
 */
function noticeOfRow(db: Db, { source, location, alertType, forecastDay, title, description }: AlertRow) {
  if (source !== 'forecast' || forecastDay === null) return null
  const [weather] = listForecasts(db, { location, from: forecastDay, since: '', most: 1 })
  const notice = weather?.day === forecastDay && forecastNotice({ alertType, location }, weather, getThresholds(db))
  if (!notice) return null
  const english = noticeIn('en', notice)
  const { kind, params } = notice
  return english.title === title && english.message === description ? { kind, params } : null
}
