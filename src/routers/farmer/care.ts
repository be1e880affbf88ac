import * as z from 'zod'
import {
  careDoneInput,
  careDue,
  careItem,
  careOfCrop,
  listCareInput,
  undoCareInput,
} from '#domain/crops/care.schema.ts'
import { careScheduleOf, listCareDue } from '#services/crops/care-schedule.ts'
import { recordCare } from '#services/crops/record-care.ts'
import { undoCare } from '#services/crops/undo-care.ts'
import { dayOfFarmer } from '#services/support/day-of-farmer.ts'
import { reachableCrop, reachableFarmer } from '../rungs.ts'
import { router } from '../trpc.ts'

/** Today is the day where the farmer is, where the phone sends it; else by the farm's country. */
export const care = router({
  list: reachableCrop
    .input(careOfCrop)
    .output(z.array(careItem))
    .query(({ ctx, input: { farmerId, today = dayOfFarmer(ctx.db, farmerId, ctx.now()) } }) =>
      careScheduleOf(ctx.db, ctx.farmerCrop, today),
    ),

  /** What is due over all crops of a farmer, the most overdue first. */
  due: reachableFarmer
    .input(listCareInput)
    .output(z.array(careDue))
    .query(({ ctx, input: { today = dayOfFarmer(ctx.db, ctx.farmer.id, ctx.now()), ...input } }) =>
      listCareDue(ctx.db, input, today),
    ),

  /** Records that a task was done, once a day however often it is sent. */
  done: reachableCrop
    .input(careDoneInput)
    .output(z.array(careItem))
    .mutation(({ ctx, input: { farmerId, task, today = dayOfFarmer(ctx.db, farmerId, ctx.now()) } }) =>
      ctx.write((tx) => recordCare(tx, ctx.farmerCrop, { task, today }, ctx), {
        again: (tx) => careScheduleOf(tx, ctx.farmerCrop, today),
      }),
    ),

  /** Reverses `done`. */
  undo: reachableCrop
    .input(undoCareInput)
    .output(z.array(careItem))
    .mutation(({ ctx, input: { farmerId, task, doneOn, today = dayOfFarmer(ctx.db, farmerId, ctx.now()) } }) =>
      ctx.write((tx) => undoCare(tx, ctx.farmerCrop, { task, doneOn, today }), {
        again: (tx) => careScheduleOf(tx, ctx.farmerCrop, today),
      }),
    ),
})
