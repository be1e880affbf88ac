/** The tabs of the finance screen; each has an address of its own. */
export const FINANCE_TABS = ['overview', 'mobile-money', 'loans', 'insurance', 'history'] as const
export type FinanceTab = (typeof FINANCE_TABS)[number]

export const HISTORY_TYPES = ['credit', 'debit'] as const
type HistoryType = (typeof HISTORY_TYPES)[number]

/** How many days of the history are shown, today among them. */
export const HISTORY_RANGES = { today: 1, week: 7, month: 30 } as const
type HistoryRange = keyof typeof HISTORY_RANGES

/** The tab, and the words and filters of the history. */
export type FinanceSearch = { tab?: FinanceTab; q?: string; type?: HistoryType; range?: HistoryRange }

const MAX_WORDS = 100
const RANGES = ['today', 'week', 'month'] as const

/** Reads them from an address; what makes no sense there is left out. */
export const financeSearch = ({ tab, q, type, range }: Record<string, unknown>): FinanceSearch => ({
  tab: FINANCE_TABS.find((each) => each === tab),
  q: typeof q === 'string' && q !== '' ? q.slice(0, MAX_WORDS) : undefined,
  type: HISTORY_TYPES.find((each) => each === type),
  range: RANGES.find((each) => each === range),
})
