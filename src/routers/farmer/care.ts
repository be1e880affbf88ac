import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { listCareDone } from '#db/queries/crops/crop-activities.ts'
import { type FarmerCropRow, listFarmerCrops } from '#db/queries/crops/farmer-crops.ts'
import { MOST } from '#domain/bounds.ts'
import { type CareDue, careAhead, careDue, careItem, careOfCrop, careToDo } from '#domain/crops/care.schema.ts'
import { type CareDone, careSchedule } from '#domain/crops/care.ts'
import { addDays, dayOf } from '#domain/dates.ts'
import { problem } from '#domain/problem.ts'
import { logCrop } from '#services/crops/crop-change.ts'
import { router } from '../trpc.ts'
import { reachableCrop, reachableFarmer } from './reach.ts'

export const care = router({
  list: reachableCrop
    .input(careOfCrop)
    .output(z.array(careItem))
    .query(({ ctx, input: { today = dayOf(ctx.now()) } }) => scheduleOf(ctx.db, ctx.grown, today)),

  /** What presses over all crops of a farmer, the most overdue first. */
  due: reachableFarmer
    .input(careAhead)
    .output(z.array(careDue))
    .query(({ ctx, input: { ahead, today = dayOf(ctx.now()) } }) => {
      const until = addDays(today, ahead)
      const done = doneByCrop(ctx.db, ctx.farmer.id)
      return listFarmerCrops(ctx.db, ctx.farmer.id)
        .flatMap((grown) =>
          careSchedule(grown, done.get(grown.id) ?? {}, today)
            .filter(({ state, due }) => state !== 'done' && due < until)
            .map((item): CareDue => ({ ...item, cropId: grown.id, cropName: grown.crop.name })),
        )
        .sort((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)))
        .slice(0, MOST.careDue)
    }),

  /** Tells that a task was done. Telling it twice on one day is telling it once. */
  done: reachableCrop
    .input(careToDo)
    .output(z.array(careItem))
    .mutation(({ ctx, input: { task, today = dayOf(ctx.now()) } }) =>
      ctx.once((tx) => {
        const item = scheduleOf(tx, ctx.grown, today).find((each) => each.task === task)
        if (!item) throw problem('notFound')
        if (item.state !== 'done' && item.doneOn !== dayOf(ctx.writtenAt()))
          logCrop(tx, ctx, ctx.grown.id, { kind: 'care', task })
        return scheduleOf(tx, ctx.grown, today)
      }),
    ),
})

const scheduleOf = (db: Db, grown: FarmerCropRow, today: string) =>
  careSchedule(grown, doneByCrop(db, grown.farmerId).get(grown.id) ?? {}, today)

/** The days on which tasks were last done, by crop. */
function doneByCrop(db: Db, farmerId: string) {
  const byCrop = new Map<string, CareDone>()
  for (const { farmerCropId, task, at } of listCareDone(db, farmerId))
    if (task && at) byCrop.set(farmerCropId, { ...byCrop.get(farmerCropId), [task]: at.slice(0, 10) })
  return byCrop
}
