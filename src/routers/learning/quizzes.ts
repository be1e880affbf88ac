import * as z from 'zod'
import { pageInput, pageOf, rowId } from '#domain/contract.ts'
import { quiz, quizAttempt, quizResult, submitQuizInput } from '#domain/learning/learning.schema.ts'
import { readAttemptPage, readAttempts, readQuiz } from '#services/learning/read-course.ts'
import { resultOf, submitQuiz } from '#services/learning/submit-quiz.ts'
import { anyone, router, signedIn } from '../trpc.ts'

const byId = z.object({ id: rowId })

export const quizzes = router({
  /** Without what is right and why: the output has no field for it. */
  get: anyone
    .input(byId)
    .output(quiz)
    .query(({ ctx, input }) => readQuiz(ctx.db, input.id, ctx.user)),

  attempts: signedIn
    .input(byId)
    .output(z.array(quizAttempt))
    .query(({ ctx, input }) => readAttempts(ctx.db, input.id, ctx.user)),

  /** The same page by page, for those with more of them. */
  attemptPage: signedIn
    .input(byId.extend(pageInput.shape))
    .output(pageOf(quizAttempt))
    .query(({ ctx, input }) => readAttemptPage(ctx.db, input, ctx.user)),

  submit: signedIn
    .input(submitQuizInput)
    .output(quizResult)
    .mutation(({ ctx, input }) => ctx.write((tx) => submitQuiz(tx, input, ctx), { again: resultOf })),
})
