import type { Db } from '#db/client.ts'
import { insertAlert, listForecastAlerts, updateAlert } from '#db/queries/weather/weather-alerts.ts'
import { listForecasts } from '#db/queries/weather/weather-forecasts.ts'
import { addDays } from '#domain/dates.ts'
import { dayIn } from '#domain/places.ts'
import { FORECAST_DAYS, validSince } from '#domain/weather/forecast.ts'
import { expectedAlerts } from '#domain/weather/forecast-alert.ts'
import { revisionOf } from '#domain/weather/forecast-revision.ts'
import { zoneOf } from '#domain/zones.ts'
import { announceAlert } from './announce-alert.ts'
import { listForecastPlaces } from './forecast-places.ts'
import { getThresholds } from './thresholds.ts'

/**
 * Brings the alerts of forecasts in line with the forecasts and thresholds in force: raises and announces missing
 * alerts, rewords changed ones, withdraws those no longer expected. An alert that a person wrote or edited stays. Part
 * of one transaction.
 */
export function reviseAlerts(tx: Db, now: Date): void {
  const limits = getThresholds(tx)
  for (const { location } of listForecastPlaces(tx)) {
    const today = dayIn(now, zoneOf(location))
    const span = { location, from: today, since: validSince(now), most: FORECAST_DAYS }
    const days = listForecasts(tx, span).map((day) => ({ ...day, location }))
    const standing = listForecastAlerts(tx, location, addDays(today, -1))
    const revision = revisionOf(standing, expectedAlerts({ location, today, days, limits }), days)
    for (const { alert, isNews } of revision.raise) {
      const { notice, ...row } = alert
      const raised = insertAlert(tx, { ...row, source: 'forecast', createdAt: now.toISOString() })
      if (isNews) announceAlert(tx, raised, now, notice)
    }
    for (const { id, alert } of revision.reword) {
      const { notice: _, ...row } = alert
      updateAlert(tx, id, { ...row, isActive: true })
    }
    for (const id of revision.withdraw) updateAlert(tx, id, { isActive: false })
  }
}
