import type { Db } from '#db/client.ts'
import { findCropActivity, resolveCropActivity } from '#db/queries/crops/crop-activities.ts'
import type { FarmerCropRow } from '#db/queries/crops/farmer-crops.ts'
import type { CropEdited } from '#domain/crops/crop-log.ts'
import { problem } from '#domain/problem.ts'
import { getCropActivity } from './crop-activity-answer.ts'
import { type Author, logCrop } from './log-crop.ts'

type Resolution = { activityId: string; isResolved: boolean }

/** Marks a reported problem as resolved, or opens it again, and logs it. Doing it twice changes nothing. */
export function resolveProblem(
  tx: Db,
  crop: Pick<FarmerCropRow, 'id'>,
  { activityId, isResolved }: Resolution,
  author: Author,
) {
  const report = findCropActivity(tx, activityId, crop.id)
  if (report?.kind !== 'problem') throw problem('notFound')
  if (report.isResolved !== isResolved) {
    resolveCropActivity(tx, report.id, isResolved)
    const text = JSON.stringify([{ field: 'problem', to: report.text }] satisfies CropEdited[])
    logCrop(tx, { farmerCropId: crop.id, kind: 'edit', isResolved, text }, author)
  }
  return getCropActivity(tx, report.id, crop.id)
}
