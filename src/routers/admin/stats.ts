import { countCourses, countPlatform } from '#db/queries/operations/counts.ts'
import { adminStats, courseStats } from '#domain/operations/stats.schema.ts'
import { as, router } from '../trpc.ts'

export const stats = router({
  overview: as('admin')
    .output(adminStats)
    .query(({ ctx }) => countPlatform(ctx.db, ctx.now().toISOString())),

  courses: as('admin')
    .output(courseStats)
    .query(({ ctx }) => countCourses(ctx.db)),
})
