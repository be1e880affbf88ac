import { addDays, type Day } from '../dates.ts'
import type { ALERT_SOURCES, AlertType } from './alert.ts'
import { type ForecastAlert, isLasting } from './forecast-alert.ts'

/** An alert of a place that a forecast once raised; a person may have taken it over since. */
type Standing = {
  id: string
  alertType: AlertType
  forecastDay: Day | null
  isActive: boolean
  source: (typeof ALERT_SOURCES)[number]
}

type Revision = {
  /** News is worth telling; the next day of a heat that goes on is not. */
  raise: { alert: ForecastAlert; isNews: boolean }[]
  reword: { id: string; alert: ForecastAlert }[]
  withdraw: string[]
}

/**
 * What has to change so that the standing alerts of a place, from yesterday on, are the expected ones. What a person
 * took over stays as it is, and so does an alert of a day that the forecast says nothing about.
 */
export function revisionOf(
  standing: readonly Standing[],
  expected: readonly ForecastAlert[],
  foreseen: readonly { day: Day }[],
): Revision {
  const standingByKey = new Map(standing.map((alert) => [keyOf(alert), alert]))
  const holding = new Set([...standing.filter(({ isActive }) => isActive), ...expected].map(keyOf))
  const expectedKeys = new Set(expected.map(keyOf))
  const days = new Set(foreseen.map(({ day }) => day))
  const revision: Revision = { raise: [], reword: [], withdraw: [] }
  for (const alert of expected) {
    const found = standingByKey.get(keyOf(alert))
    if (!found) revision.raise.push({ alert, isNews: !isLasting(alert.alertType) || !holding.has(dayBefore(alert)) })
    else if (found.source === 'forecast') revision.reword.push({ id: found.id, alert })
  }
  for (const alert of standing)
    if (
      alert.source === 'forecast' &&
      alert.isActive &&
      days.has(alert.forecastDay ?? '') &&
      !expectedKeys.has(keyOf(alert))
    )
      revision.withdraw.push(alert.id)
  return revision
}

type Keyed = { alertType: AlertType; forecastDay: Day | null }
const keyOf = ({ alertType, forecastDay }: Keyed) => `${alertType} ${forecastDay}`
const dayBefore = ({ alertType, forecastDay }: ForecastAlert) =>
  keyOf({ alertType, forecastDay: addDays(forecastDay, -1) })
