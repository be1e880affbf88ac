import * as z from 'zod'
import { pageOf, rowId } from '#domain/contract.ts'
import { courseReport, learner, learnersInput, reminded, remindInput } from '#domain/learning/report.schema.ts'
import { reportCourse, reportLearners } from '#services/learning/course-report.ts'
import { remindLearners } from '#services/learning/remind-learners.ts'
import { as, router } from '../trpc.ts'

const staff = as('extension_agent', 'admin')

/** How a course is learnt, for those who teach it. */
export const reports = router({
  course: staff
    .input(z.object({ id: rowId }))
    .output(courseReport)
    .query(({ ctx, input }) => reportCourse(ctx.db, input.id, ctx)),

  learners: staff
    .input(learnersInput)
    .output(pageOf(learner))
    .query(({ ctx, input }) => reportLearners(ctx.db, input, ctx.now())),

  remind: staff
    .input(remindInput)
    .output(reminded)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => remindLearners(tx, input, ctx), { table: 'courses', id: input.id }),
    ),
})
