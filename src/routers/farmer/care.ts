import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { listCareDone } from '#db/queries/crops/crop-activities.ts'
import { type FarmerCropRow, listFarmerCrops } from '#db/queries/crops/farmer-crops.ts'
import { MAX } from '#domain/bounds.ts'
import { type CareDue, careDoneInput, careDue, careItem, careOfCrop, listCareInput } from '#domain/crops/care.schema.ts'
import { type CareDone, careSchedule } from '#domain/crops/care.ts'
import { addDays, dayOf } from '#domain/dates.ts'
import { problem } from '#domain/problem.ts'
import { logCrop } from '#services/crops/change-crop.ts'
import { router } from '../trpc.ts'
import { reachableCrop, reachableFarmer } from './reach.ts'

export const care = router({
  list: reachableCrop
    .input(careOfCrop)
    .output(z.array(careItem))
    .query(({ ctx, input: { today = dayOf(ctx.now()) } }) => scheduleOf(ctx.db, ctx.farmerCrop, today)),

  /** What presses over all crops of a farmer, the most overdue first. */
  due: reachableFarmer
    .input(listCareInput)
    .output(z.array(careDue))
    .query(({ ctx, input: { ahead, today = dayOf(ctx.now()) } }) => {
      const until = addDays(today, ahead)
      const done = doneByCrop(ctx.db, ctx.farmer.id)
      return listFarmerCrops(ctx.db, ctx.farmer.id)
        .flatMap((farmerCrop) =>
          careSchedule(farmerCrop, done.get(farmerCrop.id) ?? {}, today)
            .filter(({ state, due }) => state !== 'done' && due < until)
            .map((item): CareDue => ({ ...item, cropId: farmerCrop.id, cropName: farmerCrop.crop.name })),
        )
        .sort((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)))
        .slice(0, MAX.careDue)
    }),

  /** Tells that a task was done. Telling it twice on one day is telling it once. */
  done: reachableCrop
    .input(careDoneInput)
    .output(z.array(careItem))
    .mutation(({ ctx, input: { task, today = dayOf(ctx.now()) } }) =>
      ctx.write((tx) => {
        const item = scheduleOf(tx, ctx.farmerCrop, today).find((each) => each.task === task)
        if (!item) throw problem('notFound')
        if (item.state !== 'done' && item.doneOn !== dayOf(ctx.writtenAt()))
          logCrop(tx, ctx, ctx.farmerCrop.id, { kind: 'care', task })
        return scheduleOf(tx, ctx.farmerCrop, today)
      }),
    ),
})

const scheduleOf = (db: Db, farmerCrop: FarmerCropRow, today: string) =>
  careSchedule(farmerCrop, doneByCrop(db, farmerCrop.farmerId).get(farmerCrop.id) ?? {}, today)

/** The days on which tasks were last done, by crop. */
function doneByCrop(db: Db, farmerId: string) {
  const byCrop = new Map<string, CareDone>()
  for (const { farmerCropId, task, at } of listCareDone(db, farmerId))
    if (task && at) byCrop.set(farmerCropId, { ...byCrop.get(farmerCropId), [task]: at.slice(0, 10) })
  return byCrop
}
