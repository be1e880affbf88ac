import { z } from 'zod'
import { findCourseForDesk, listCoursesForDesk, setPublication } from '#db/queries/learning/courses.ts'
import { deskCourse, publicationToSet } from '#domain/learning/publication.schema.ts'
import { isUnheardOf, published } from '#domain/learning/publication.ts'
import { problem } from '#domain/problem.ts'
import { afterFirstPublication } from '#services/learning/course-events.ts'
import { as, router } from '../trpc.ts'

export const courses = router({
  list: as('admin')
    .output(z.array(deskCourse))
    .query(({ ctx }) => listCoursesForDesk(ctx.db)),

  /** Opens a course to everybody, or hides it. Farmers are told the first time. */
  publish: as('admin')
    .input(publicationToSet)
    .output(deskCourse)
    .mutation(({ ctx, input }) =>
      ctx.once((tx) => {
        const course = findCourseForDesk(tx, input.id)
        if (!course) throw problem('notFound')
        if (course.isPublished === input.published) return course
        setPublication(tx, course.id, published(course, input.published, ctx.now().toISOString()))
        if (isUnheardOf(course)) afterFirstPublication(tx, course, ctx.now())
        return findCourseForDesk(tx, course.id)!
      }),
    ),
})
