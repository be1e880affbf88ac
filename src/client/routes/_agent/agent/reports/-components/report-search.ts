import { z } from 'zod'
import { REPORT_PERIODS } from '#domain/support/reports/report.schema.ts'
import { keysOf } from '#domain/table.ts'

/** The parts of the report; each has an address of its own. */
export const REPORT_TABS = ['overview', 'farmers', 'engagement', 'trends', 'documents'] as const
export type ReportTab = (typeof REPORT_TABS)[number]

export const reportSearch = z.object({
  tab: z.enum(REPORT_TABS).optional().catch(undefined),
  period: z.enum(keysOf(REPORT_PERIODS)).optional().catch(undefined),
})
