import * as z from 'zod'
import { listAllCourses, listPublishedCourses } from '#db/queries/learning/courses.ts'
import { rowId } from '#domain/contract.ts'
import { courseCard } from '#domain/learning/course.schema.ts'
import { courseDetail, enrolledCourse, enrollment } from '#domain/learning/learning.schema.ts'
import { offlineCourse } from '#domain/learning/offline/offline-course.schema.ts'
import { enrollById, enrollmentOf } from '#services/learning/enroll.ts'
import { listMyCourses } from '#services/learning/list-my-courses.ts'
import { readCourse } from '#services/learning/read-course.ts'
import { readOfflineCourse } from '#services/learning/read-offline-course.ts'
import { anyone, router, signedIn } from '../trpc.ts'

const byId = z.object({ id: rowId })

export const courses = router({
  /** The catalogue; administrators see drafts too. */
  list: anyone
    .output(z.array(courseCard))
    .query(({ ctx }) => (ctx.session?.user.role === 'admin' ? listAllCourses(ctx.db) : listPublishedCourses(ctx.db))),

  get: anyone
    .input(byId)
    .output(courseDetail)
    .query(({ ctx, input }) => readCourse(ctx.db, input.id, ctx.user)),

  /** What saving a course on a phone takes. */
  offline: signedIn
    .input(byId)
    .output(offlineCourse)
    .query(({ ctx, input }) => readOfflineCourse(ctx.db, input.id, ctx.user)),

  mine: signedIn.output(z.array(enrolledCourse)).query(({ ctx }) => listMyCourses(ctx.db, ctx.user.id)),

  enroll: signedIn
    .input(byId)
    .output(enrollment.extend({ id: z.string() }))
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => enrollById(tx, input.id, ctx), { again: (tx, id) => enrollmentOf(tx, id, ctx.user) }),
    ),
})
