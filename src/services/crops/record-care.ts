import type { Db } from '#db/client.ts'
import type { FarmerCropRow } from '#db/queries/crops/farmer-crops.ts'
import type { CareTask } from '#domain/crops/care.ts'
import { type Day, dayOf } from '#domain/dates.ts'
import { problem } from '#domain/problem.ts'
import { careScheduleOf } from './care-schedule.ts'
import { type Author, logCrop } from './log-crop.ts'

/** Logs that a task was done, once a day however often it is sent. Returns the new schedule. */
export function recordCare(
  tx: Db,
  crop: FarmerCropRow,
  { task, today }: { task: CareTask; today: Day },
  author: Author,
) {
  const item = careScheduleOf(tx, crop, today).find((each) => each.task === task)
  if (!item) throw problem('notFound')
  if (item.state !== 'done' && item.doneOn !== dayOf(author.writtenAt()))
    logCrop(tx, { farmerCropId: crop.id, kind: 'care', task }, author)
  return careScheduleOf(tx, crop, today)
}
