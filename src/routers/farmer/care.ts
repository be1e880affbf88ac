import * as z from 'zod'
import {
  careDoneInput,
  careDue,
  careItem,
  careOfCrop,
  listCareInput,
  undoCareInput,
} from '#domain/crops/care.schema.ts'
import { dayOf } from '#domain/dates.ts'
import { careScheduleOf, listCareDue } from '#services/crops/care-schedule.ts'
import { recordCare } from '#services/crops/record-care.ts'
import { undoCare } from '#services/crops/undo-care.ts'
import { reachableCrop, reachableFarmer } from '../rungs.ts'
import { router } from '../trpc.ts'

/** Today is the day where the farmer is, where the phone sends it; else the server's own. */
export const care = router({
  list: reachableCrop
    .input(careOfCrop)
    .output(z.array(careItem))
    .query(({ ctx, input: { today = dayOf(ctx.now()) } }) => careScheduleOf(ctx.db, ctx.farmerCrop, today)),

  /** What is due over all crops of a farmer, the most overdue first. */
  due: reachableFarmer
    .input(listCareInput)
    .output(z.array(careDue))
    .query(({ ctx, input: { today = dayOf(ctx.now()), ...input } }) => listCareDue(ctx.db, input, today)),

  /** Records that a task was done, once a day however often it is sent. */
  done: reachableCrop
    .input(careDoneInput)
    .output(z.array(careItem))
    .mutation(({ ctx, input: { task, today = dayOf(ctx.now()) } }) =>
      ctx.write((tx) => recordCare(tx, ctx.farmerCrop, { task, today }, ctx)),
    ),

  /** Reverses `done`. */
  undo: reachableCrop
    .input(undoCareInput)
    .output(z.array(careItem))
    .mutation(({ ctx, input: { task, doneOn, today = dayOf(ctx.now()) } }) =>
      ctx.write((tx) => undoCare(tx, ctx.farmerCrop, { task, doneOn, today })),
    ),
})
