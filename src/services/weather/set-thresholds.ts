import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { saveSetting } from '#db/queries/operations/settings.ts'
import { noteChange } from '#db/queries/sync/changes.ts'
import { thresholds, type thresholdsChange } from '#domain/weather/forecast.schema.ts'
import { changedSetting } from '../operations/edit-row.ts'
import type { Actor } from '../people/actor.ts'
import { reviseAlerts } from './revise-alerts.ts'
import { getThresholds, THRESHOLDS_SETTING, weatherSettingsOf } from './thresholds.ts'

/** Sets the thresholds that are named, and revises the alerts in force at once. */
export function setThresholds(tx: Db, change: z.infer<typeof thresholdsChange>, { now }: Pick<Actor, 'now'>) {
  saveSetting(tx, THRESHOLDS_SETTING, changedSetting(thresholds, getThresholds(tx), change), now().toISOString())
  // What an alert of a forecast says is made with the thresholds.
  noteChange(tx, 'alerts')
  reviseAlerts(tx, now())
  return weatherSettingsOf(tx)
}
