import { listCropActivities } from '#db/queries/crops/crop-activities.ts'
import { mapPage, pageOf } from '#domain/contract.ts'
import {
  addNoteInput,
  cropActivity,
  listCropLogInput,
  reportProblemInput,
  resolveProblemInput,
} from '#domain/crops/crop-log.schema.ts'
import { addCropNote } from '#services/crops/add-crop-note.ts'
import { asCropActivity, lineOf } from '#services/crops/crop-activity-answer.ts'
import { reportProblem } from '#services/crops/report-problem.ts'
import { resolveProblem } from '#services/crops/resolve-problem.ts'
import { reachableCrop } from '../rungs.ts'
import { router } from '../trpc.ts'

export const cropLog = router({
  list: reachableCrop
    .input(listCropLogInput)
    .output(pageOf(cropActivity))
    .query(({ ctx, input }) =>
      mapPage(listCropActivities(ctx.db, { ...input, farmerCropId: ctx.farmerCrop.id }), asCropActivity),
    ),

  note: reachableCrop
    .input(addNoteInput)
    .output(cropActivity)
    .mutation(({ ctx, input }) => ctx.write((tx) => addCropNote(tx, ctx.farmerCrop, input, ctx), rowOf(ctx))),

  report: reachableCrop
    .input(reportProblemInput)
    .output(cropActivity)
    .mutation(({ ctx, input }) => ctx.write((tx) => reportProblem(tx, ctx.farmerCrop, input, ctx), rowOf(ctx))),

  /** Marks a reported problem as resolved, or opens it again; the log has a line for both. */
  resolve: reachableCrop
    .input(resolveProblemInput)
    .output(cropActivity)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => resolveProblem(tx, ctx.farmerCrop, input, ctx), {
        ...rowOf(ctx),
        id: input.activityId,
      }),
    ),
})

/** A line of a crop's log, which can be read again. */
const rowOf = ({ farmerCrop }: { farmerCrop: { id: string } }) => ({
  table: 'crop_activities' as const,
  again: lineOf(farmerCrop.id),
})
