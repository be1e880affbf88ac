import type { Db } from '#db/client.ts'
import { removeOldForecasts, saveForecasts } from '#db/queries/weather/weather-forecasts.ts'
import { addDays, dayOf } from '#domain/dates.ts'
import { type DailyForecast, validSince } from '#domain/weather/forecast.ts'
import { reviseAlerts } from './revise-alerts.ts'

/** Stores fetched forecasts, and revises the alerts that follow from them. Part of one transaction. */
export function storeForecasts(tx: Db, days: readonly DailyForecast[], now: Date): void {
  saveForecasts(tx, days, now.toISOString())
  reviseAlerts(tx, now)
}

/** Removes the forecasts of days that are past everywhere, and those that are too old. Returns how many. */
export const removePastForecasts = (db: Db, now: Date): number =>
  removeOldForecasts(db, { day: addDays(dayOf(now), -1), fetched: validSince(now) })
