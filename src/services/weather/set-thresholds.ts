import type { Db } from '#db/client.ts'
import { saveSetting } from '#db/queries/operations/settings.ts'
import { noteChange } from '#db/queries/sync/changes.ts'
import type { Thresholds } from '#domain/weather/forecast.ts'
import type { Actor } from '../people/actor.ts'
import { reviseAlerts } from './revise-alerts.ts'
import { THRESHOLDS_SETTING, weatherSettingsOf } from './thresholds.ts'

/** Sets the thresholds, and revises the alerts in force at once. */
export function setThresholds(tx: Db, thresholds: Thresholds, { now }: Pick<Actor, 'now'>) {
  saveSetting(tx, THRESHOLDS_SETTING, thresholds, now().toISOString())
  // What an alert of a forecast says is made with the thresholds.
  noteChange(tx, 'alerts')
  reviseAlerts(tx, now())
  return weatherSettingsOf(tx)
}
