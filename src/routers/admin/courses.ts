import { z } from 'zod'
import { findAdminCourse, listAdminCourses, setPublication } from '#db/queries/learning/courses.ts'
import { adminCourse, publishCourseInput } from '#domain/learning/publication.schema.ts'
import { isUnheardOf, published } from '#domain/learning/publication.ts'
import { problem } from '#domain/problem.ts'
import { afterFirstPublication } from '#services/learning/announce-course.ts'
import { as, router } from '../trpc.ts'

export const courses = router({
  list: as('admin')
    .output(z.array(adminCourse))
    .query(({ ctx }) => listAdminCourses(ctx.db)),

  /** Opens a course to everybody, or hides it. Farmers are told the first time. */
  publish: as('admin')
    .input(publishCourseInput)
    .output(adminCourse)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        const course = findAdminCourse(tx, input.id)
        if (!course) throw problem('notFound')
        if (course.isPublished === input.published) return course
        setPublication(tx, course.id, published(course, input.published, ctx.now().toISOString()))
        if (isUnheardOf(course)) afterFirstPublication(tx, course, ctx.now())
        return findAdminCourse(tx, course.id)!
      }),
    ),
})
