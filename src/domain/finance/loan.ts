/** The life of a loan (decisions, section 8); 'owing' marks the states in which a payment is taken. */
export const LOAN_STATUS = {
  applied: { label: 'Applied', owing: false, next: ['approved', 'rejected'] },
  approved: { label: 'Approved', owing: false, next: ['disbursed'] },
  disbursed: { label: 'Disbursed', owing: true, next: ['active', 'completed', 'defaulted'] },
  active: { label: 'Active', owing: true, next: ['completed', 'defaulted'] },
  completed: { label: 'Completed', owing: false, next: [] },
  defaulted: { label: 'Defaulted', owing: false, next: [] },
  rejected: { label: 'Rejected', owing: false, next: [] },
} as const satisfies Record<string, { label: string; owing: boolean; next: readonly string[] }>

export type LoanStatus = keyof typeof LOAN_STATUS

export const canMoveLoan = (from: LoanStatus, to: LoanStatus) =>
  (LOAN_STATUS[from].next as readonly LoanStatus[]).includes(to)

/** The terms on offer, in days. */
export const LOAN_TERMS = { 90: '3 Months', 180: '6 Months', 365: '1 Year', 730: '2 Years' } as const

export type LoanTermDays = keyof typeof LOAN_TERMS

/** How interest is counted: on the whole principal throughout, or on what is still owed. */
export const INTEREST_METHODS = {
  flat: { label: 'Flat' },
  declining: { label: 'Declining balance' },
} as const

export type InterestMethod = keyof typeof INTEREST_METHODS
