import { agentReport, reportInput } from '#domain/support/reports/report.schema.ts'
import { readReport } from '#services/support/reports/read-report.ts'
import { as, router } from '../trpc.ts'

export const reports = router({
  /** What the caller did in a period, and whom the caller looks after. */
  read: as('extension_agent', 'admin')
    .input(reportInput)
    .output(agentReport)
    .query(({ ctx, input }) => readReport(ctx.db, input, ctx)),
})
