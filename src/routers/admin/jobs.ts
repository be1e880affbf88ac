import * as z from 'zod'
import { listJobRuns } from '#db/queries/operations/job-runs.ts'
import { job } from '#domain/operations/jobs.schema.ts'
import { jobsTable } from '#domain/operations/jobs.ts'
import { as, router } from '../trpc.ts'

export const jobs = router({
  /** What the server does by itself: how often, when last, how that ended, and when next. */
  list: as('admin')
    .output(z.array(job))
    .query(({ ctx }) => jobsTable(listJobRuns(ctx.db))),
})
