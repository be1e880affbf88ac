import { z } from 'zod'
import type { Db } from '#db/client.ts'
import {
  type CropActivityRow,
  findCropActivity,
  listCropActivities,
  resolveCropActivity,
} from '#db/queries/crops/crop-activities.ts'
import { findPhoto } from '#db/queries/crops/photos.ts'
import { pageOf } from '#domain/contract.ts'
import type { CareTask } from '#domain/crops/care.ts'
import {
  addNoteInput,
  type CropActivityLine,
  cropActivity,
  cropEdited,
  listCropLogInput,
  reportProblemInput,
  resolveProblemInput,
} from '#domain/crops/crop-log.schema.ts'
import type { CropEdited } from '#domain/crops/crop-log.ts'
import { problem } from '#domain/problem.ts'
import { changeCrop, logCrop } from '#services/crops/change-crop.ts'
import { router } from '../trpc.ts'
import { reachableCrop } from './reach.ts'

export const cropLog = router({
  list: reachableCrop
    .input(listCropLogInput)
    .output(pageOf(cropActivity))
    .query(({ ctx, input }) => {
      const page = listCropActivities(ctx.db, { ...input, farmerCropId: ctx.farmerCrop.id })
      return { ...page, items: page.items.map(asLine) }
    }),

  note: reachableCrop
    .input(addNoteInput)
    .output(cropActivity)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        const { id } = logCrop(tx, ctx, ctx.farmerCrop.id, { id: input.id, kind: 'note', text: input.text })
        return lineOf(tx, id, ctx.farmerCrop.id)
      }),
    ),

  report: reachableCrop
    .input(reportProblemInput)
    .output(cropActivity)
    .mutation(({ ctx, input: { id: newId, text, photoId, isProblem } }) =>
      ctx.write((tx) => {
        if (photoId && findPhoto(tx, photoId)?.ownerId !== ctx.farmer.id) throw problem('notFound')
        const { id } = logCrop(tx, ctx, ctx.farmerCrop.id, { id: newId, kind: 'problem', text, photoId })
        if (isProblem) changeCrop(tx, ctx, ctx.farmerCrop, { status: 'problem' })
        return lineOf(tx, id, ctx.farmerCrop.id)
      }),
    ),

  /** Marks a reported problem as resolved, or opens it again; the log tells of both. */
  resolve: reachableCrop
    .input(resolveProblemInput)
    .output(cropActivity)
    .mutation(({ ctx, input: { activityId, isResolved } }) =>
      ctx.write((tx) => {
        const reported = findCropActivity(tx, activityId, ctx.farmerCrop.id)
        if (reported?.kind !== 'problem') throw problem('notFound')
        if (reported.isResolved !== isResolved) {
          resolveCropActivity(tx, reported.id, isResolved)
          const text = JSON.stringify([{ field: 'problem', to: reported.text }] satisfies CropEdited[])
          logCrop(tx, ctx, ctx.farmerCrop.id, { kind: 'edit', isResolved, text })
        }
        return lineOf(tx, reported.id, ctx.farmerCrop.id)
      }),
    ),
})

const lineOf = (db: Db, id: string, farmerCropId: string) => asLine(findCropActivity(db, id, farmerCropId)!)

const editsIn = z.array(cropEdited)

/** Edits and yields keep what changed as JSON in place of words. */
const asLine = ({ task, text, ...row }: CropActivityRow): CropActivityLine => {
  const isEdit = row.kind === 'edit' || row.kind === 'yield'
  return {
    ...row,
    task: task as CareTask | null,
    text: isEdit ? null : text,
    edits: isEdit ? editsIn.parse(JSON.parse(text ?? '[]')) : [],
  }
}
