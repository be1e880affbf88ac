import type { Db } from '#db/client.ts'
import { deleteCropActivity, findLastCare } from '#db/queries/crops/crop-activities.ts'
import type { FarmerCropRow } from '#db/queries/crops/farmer-crops.ts'
import type { CareTask } from '#domain/crops/care.ts'
import { type Day, dayOf, daysBetween } from '#domain/dates.ts'
import { careScheduleOf } from './care-schedule.ts'

type CareUndone = { task: CareTask; doneOn: Day; today: Day }

/**
 * Takes the last time that a task was done out of the crop's log, if that was on `doneOn`: the log must not say that
 * the work was done. The phone's day may be the one before or after the server's. Doing it twice changes nothing.
 * Returns the new schedule.
 */
export function undoCare(tx: Db, crop: FarmerCropRow, { task, doneOn, today }: CareUndone) {
  const last = findLastCare(tx, crop.id, task)
  if (last && Math.abs(daysBetween(dayOf(new Date(last.createdAt)), doneOn)) <= 1) deleteCropActivity(tx, last.id)
  return careScheduleOf(tx, crop, today)
}
