import { z } from 'zod'
import { listAllCourses, listPublishedCourses } from '#db/queries/learning/courses.ts'
import { courseCard } from '#domain/learning/course.schema.ts'
import { anyone, router } from '../trpc.ts'

export const courses = router({
  /** The catalogue; administrators see drafts too. */
  list: anyone
    .output(z.array(courseCard))
    .query(({ ctx }) => (ctx.session?.user.role === 'admin' ? listAllCourses(ctx.db) : listPublishedCourses(ctx.db))),
})
