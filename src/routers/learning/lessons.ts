import * as z from 'zod'
import { rowId } from '#domain/contract.ts'
import { completeLessonInput, lesson, lessonProgress, shownLesson } from '#domain/learning/learning.schema.ts'
import { completeLesson } from '#services/learning/complete-lesson.ts'
import { readLesson, readLessonProgress } from '#services/learning/read-course.ts'
import { anyone, router, signedIn } from '../trpc.ts'

const byId = z.object({ id: rowId })

export const lessons = router({
  get: anyone
    .input(byId)
    .output(lesson)
    .query(({ ctx, input }) => readLesson(ctx.db, input.id, ctx.user)),

  /** What the screen of a lesson shows. */
  show: anyone
    .input(byId)
    .output(shownLesson)
    .query(({ ctx, input }) => readLesson(ctx.db, input.id, ctx.user)),

  progress: signedIn
    .input(byId)
    .output(lessonProgress)
    .query(({ ctx, input }) => readLessonProgress(ctx.db, input.id, ctx.user)),

  complete: signedIn
    .input(completeLessonInput)
    .output(lessonProgress)
    .mutation(({ ctx, input }) => ctx.write((tx) => completeLesson(tx, input, ctx))),
})
