/** The parts of the report; each has an address of its own. */
export const REPORT_TABS = ['overview', 'farmers', 'engagement', 'trends', 'documents'] as const
export type ReportTab = (typeof REPORT_TABS)[number]

export type ReportSearch = { tab?: ReportTab; period?: string }

/**
 * Reads the parameters of an address that anybody may have written. Without zod, which every first view would load with
 * the addresses of all screens; which periods there are the screen knows.
 */
export const reportSearch = ({ tab, period }: Record<string, unknown>): ReportSearch => ({
  tab: REPORT_TABS.find((each) => each === tab),
  period: typeof period === 'string' ? period : undefined,
})
