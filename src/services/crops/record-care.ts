import type { Db } from '#db/client.ts'
import { findLastCare } from '#db/queries/crops/crop-activities.ts'
import type { FarmerCropRow } from '#db/queries/crops/farmer-crops.ts'
import type { CareTask } from '#domain/crops/care.ts'
import { careStepOf } from '#domain/crops/care-schedule.ts'
import type { Day } from '#domain/dates.ts'
import { problem } from '#domain/problem.ts'
import { dayOfFarmer } from '../support/day-of-farmer.ts'
import { careScheduleOf } from './care-schedule.ts'
import { type Author, logCrop } from './log-crop.ts'

/**
 * Logs that a task was done: once, or once a day where it comes back, however often it is sent, and also where the crop
 * has left that stage meanwhile. Returns the new schedule.
 */
export function recordCare(
  tx: Db,
  crop: FarmerCropRow,
  { task, today }: { task: CareTask; today: Day },
  author: Author,
) {
  const step = careStepOf(crop, task)
  if (!step) throw problem('notFound')
  const last = findLastCare(tx, crop.id, task)
  const dayAt = (at: Date) => dayOfFarmer(tx, crop.farmerId, at)
  const isLogged = last && (!step.every || dayAt(new Date(last.createdAt)) === dayAt(author.writtenAt()))
  if (!isLogged) logCrop(tx, { farmerCropId: crop.id, kind: 'care', task }, author)
  return careScheduleOf(tx, crop, today)
}
