import { z } from 'zod'

/** The tabs of the finance screen; each has an address of its own. */
export const FINANCE_TABS = ['overview', 'mobile-money', 'loans', 'insurance', 'history'] as const
export type FinanceTab = (typeof FINANCE_TABS)[number]

export const HISTORY_TYPES = ['credit', 'debit'] as const
export type HistoryType = (typeof HISTORY_TYPES)[number]

/** How many days of the history are shown, today among them. */
export const HISTORY_RANGES = { today: 1, week: 7, month: 30 } as const
export type HistoryRange = keyof typeof HISTORY_RANGES

export const financeSearch = z.object({
  tab: z.enum(FINANCE_TABS).optional().catch(undefined),
  q: z.string().max(100).optional().catch(undefined),
  type: z.enum(HISTORY_TYPES).optional().catch(undefined),
  range: z.enum(['today', 'week', 'month']).optional().catch(undefined),
})
export type FinanceSearch = z.infer<typeof financeSearch>
