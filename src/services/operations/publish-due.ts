import { type Db, transact } from '#db/client.ts'
import { listDueAdvisories, listEndedAdvisories, updateAdvisory } from '#db/queries/advice/advisories.ts'
import { findAlert, listDueAlerts, updateAlert } from '#db/queries/weather/weather-alerts.ts'
import { announceOnce } from '../advice/announce-advisory.ts'
import { announceAlert } from '../weather/announce-alert.ts'

/**
 * Shows and announces the advisories and alerts whose moment has come, and hides the advisories that have ended; alerts
 * end by the question itself. Each in one transaction of its own. Returns how many there were.
 */
export function publishDue(db: Db, now: Date): number {
  const at = now.toISOString()
  // Read before the transaction: a server with nothing to publish writes nothing.
  const due = listDueAdvisories(db, at)
  const alerts = listDueAlerts(db, at)
  const ended = listEndedAdvisories(db, at)
  // It counts as new when it is shown, and stands first in the list.
  const shown = { isActive: true, publishAt: null, createdAt: at }
  for (const { id } of due)
    transact(db, (tx) => {
      updateAdvisory(tx, id, shown)
      announceOnce(tx, id, now)
    })
  for (const { id } of alerts)
    transact(db, (tx) => {
      updateAlert(tx, id, shown)
      announceAlert(tx, findAlert(tx, id)!, now)
    })
  for (const { id } of ended) transact(db, (tx) => updateAdvisory(tx, id, { isActive: false }))
  return due.length + alerts.length + ended.length
}
