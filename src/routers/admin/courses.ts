import { z } from 'zod'
import { listAdminCourses } from '#db/queries/learning/courses.ts'
import { adminCourse, publishCourseInput } from '#domain/learning/publication.schema.ts'
import { publishCourse } from '#services/learning/publish-course.ts'
import { as, router } from '../trpc.ts'

export const courses = router({
  list: as('admin')
    .output(z.array(adminCourse))
    .query(({ ctx }) => listAdminCourses(ctx.db)),

  /** Opens a course to everybody, or hides it. The first time farmers are notified. */
  publish: as('admin')
    .input(publishCourseInput)
    .output(adminCourse)
    .mutation(({ ctx, input }) => ctx.write((tx) => publishCourse(tx, input, ctx), { table: 'courses', id: input.id })),
})
