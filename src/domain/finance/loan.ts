/**
 * The life of a loan (decisions, section 8). 'owing' marks the states in which a payment is taken, 'running' those of
 * them in which it is paid as agreed: reminders and penalties belong to these. A loan in default is active again once
 * nothing of it is overdue, by payments or by other days.
 */
export const LOAN_STATUS = {
  applied: { owing: false, running: false, next: ['approved', 'rejected'] },
  approved: { owing: false, running: false, next: ['disbursed'] },
  disbursed: { owing: true, running: true, next: ['active', 'completed', 'defaulted'] },
  active: { owing: true, running: true, next: ['completed', 'defaulted'] },
  completed: { owing: false, running: false, next: [] },
  defaulted: { owing: true, running: false, next: ['active', 'completed', 'writtenOff'] },
  rejected: { owing: false, running: false, next: [] },
  /** The lender expects nothing of it any more. */
  writtenOff: { owing: false, running: false, next: [] },
} as const satisfies Record<string, { owing: boolean; running: boolean; next: readonly string[] }>

export type LoanStatus = keyof typeof LOAN_STATUS

export const canMoveLoan = (from: LoanStatus, to: LoanStatus) =>
  (LOAN_STATUS[from].next as readonly LoanStatus[]).includes(to)

/** The terms on offer, in days. */
export const LOAN_TERMS = [90, 180, 365, 730] as const

export type LoanTermDays = (typeof LOAN_TERMS)[number]

/** How interest is counted: on the whole principal throughout, or on what is still owed. */
export const INTEREST_METHODS = ['flat', 'declining'] as const

export type InterestMethod = (typeof INTEREST_METHODS)[number]

/** How many days a year has for the interest of a loan; '30/360' counts an instalment period as a twelfth of a year. */
export const DAY_COUNTS = ['30/360', 'actual/365'] as const
export type DayCount = (typeof DAY_COUNTS)[number]

/** What a flat loan gives back of its interest when all of it is paid early. */
export const REBATES = ['none', 'rule78', 'byDays'] as const
export type Rebate = (typeof REBATES)[number]

/** What the list of loans is sorted by; '-' before it is the other direction. */
export const LOAN_SORTS = ['-createdAt', 'createdAt', '-principalAmount', 'principalAmount'] as const
export type LoanSort = (typeof LOAN_SORTS)[number]
