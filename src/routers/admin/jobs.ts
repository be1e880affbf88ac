import { z } from 'zod'
import { listJobRuns } from '#db/queries/job-runs.ts'
import { job } from '#domain/admin/jobs.schema.ts'
import { jobsTable } from '#domain/admin/jobs.ts'
import { as, router } from '../trpc.ts'

export const jobs = router({
  /** What the server does by itself: how often, when last, how that ended, and when next. */
  list: as('admin')
    .output(z.array(job))
    .query(({ ctx }) => jobsTable(listJobRuns(ctx.db))),
})
