import * as z from 'zod'
import { answerAdviceInput, dueAdvice } from '#domain/advice/advisory.schema.ts'
import { rowId } from '#domain/contract.ts'
import { answerAdvice } from '#services/advice/answer-advice.ts'
import { listDueAdvice } from '#services/advice/list-due-advice.ts'
import { undoAnswer } from '#services/advice/undo-answer.ts'
import { dayOfFarmer } from '#services/support/day-of-farmer.ts'
import { as, router } from '../trpc.ts'

const farmer = as('farmer')

/** Dated advice: what it is time for with the farmer's own crops. */
export const advice = router({
  list: farmer
    .output(z.array(dueAdvice))
    .query(({ ctx }) => listDueAdvice(ctx.db, ctx.user.id, dayOfFarmer(ctx.db, ctx.user.id, ctx.now()))),

  answer: farmer
    .input(answerAdviceInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => ctx.write((tx) => answerAdvice(tx, input, ctx))),

  /** Reverses `answer`. */
  undo: farmer
    .input(z.object({ deliveryId: rowId }))
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => ctx.write((tx) => undoAnswer(tx, input, ctx.user))),
})
