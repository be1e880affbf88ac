import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { findSetting } from '#db/queries/operations/settings.ts'
import { insertAlert, listForecastAlerts, updateAlert } from '#db/queries/weather/weather-alerts.ts'
import { listForecasts, removeOldForecasts, saveForecasts } from '#db/queries/weather/weather-forecasts.ts'
import { addDays, dayIn, dayOf } from '#domain/dates.ts'
import { CITIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { readThresholds } from '#domain/weather/forecast.schema.ts'
import { type DailyForecast, FORECAST_DAYS, FORECAST_HOLDS_HOURS } from '#domain/weather/forecast.ts'
import { expectedAlerts } from '#domain/weather/forecast-alert.ts'
import { revisionOf } from '#domain/weather/forecast-revision.ts'
import { afterNewAlert } from './announce-alert.ts'

export const THRESHOLDS_SETTING = 'weather.thresholds'

/** A forecast fetched before this moment is too old to be believed. */
export const believedSince = (now: Date) => new Date(now.getTime() - FORECAST_HOLDS_HOURS * 3_600_000).toISOString()

/** Keeps what was fetched and raises the alerts that it gives reason for. Part of one transaction. */
export function afterNewForecast(tx: Db, days: readonly DailyForecast[], now: Date) {
  saveForecasts(tx, days, now.toISOString())
  reviseAlerts(tx, now)
}

/**
 * Brings the alerts of forecasts in line with the forecasts and thresholds in force: raises what is missing and tells
 * of it, words anew what changed, withdraws what is no longer expected. What a person wrote or took over stays.
 */
export function reviseAlerts(tx: Db, now: Date) {
  const limits = readThresholds(findSetting(tx, THRESHOLDS_SETTING, z.unknown()))
  for (const location of keysOf(CITIES)) {
    const today = dayIn(now, CITIES[location].zone)
    const asked = { location, from: today, since: believedSince(now), most: FORECAST_DAYS }
    const days = listForecasts(tx, asked).map((day) => ({ ...day, location }))
    const standing = listForecastAlerts(tx, location, addDays(today, -1))
    const revision = revisionOf(standing, expectedAlerts({ location, today, days, limits }), days)
    for (const { alert, isNews } of revision.raise) {
      const raised = insertAlert(tx, { ...alert, source: 'forecast', createdAt: now.toISOString() })
      if (isNews) afterNewAlert(tx, raised, now)
    }
    for (const { id, alert } of revision.reword) updateAlert(tx, id, { ...alert, isActive: true })
    for (const id of revision.withdraw) updateAlert(tx, id, { isActive: false })
  }
}

/** Removes the forecasts of days that are over everywhere, and those too old to be believed; answers how many. */
export const sweepForecasts = (db: Db, now: Date): number =>
  removeOldForecasts(db, { day: addDays(dayOf(now), -1), fetched: believedSince(now) })
