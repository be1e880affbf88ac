import type { ReportPeriod } from '#domain/support/reports/report.schema.ts'

/** The parts of the report; each has an address of its own. */
export const REPORT_TABS = ['overview', 'farmers', 'engagement', 'trends', 'documents'] as const
export type ReportTab = (typeof REPORT_TABS)[number]

/** Named here again, for the contract would bring its checks into every first visit. */
const PERIODS: readonly ReportPeriod[] = ['weeks4', 'weeks12', 'months12']

/** Which levels of places there are the screen knows: it is loaded later. */
export type ReportSearch = { tab?: ReportTab; period?: ReportPeriod; level?: string }

export const reportSearch = ({ tab, period, level }: Record<string, unknown>): ReportSearch => ({
  tab: REPORT_TABS.find((each) => each === tab),
  period: PERIODS.find((each) => each === period),
  level: typeof level === 'string' ? level : undefined,
})
