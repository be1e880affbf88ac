/**
 * Decisions for which an administrator may need a second person, and the table whose row each is about: what was asked
 * for, what is paid out, given or taken back, what is lost, what was received or paid though no provider says so, and the
 * limits themselves.
 */
export const DECISIONS = {
  loanApproval: { table: 'farmer_loans' },
  disbursement: { table: 'farmer_loans' },
  claimApproval: { table: 'insurance_claims' },
  claimPayout: { table: 'insurance_claims' },
  writeOff: { table: 'farmer_loans' },
  paymentArrived: { table: 'payments' },
  paymentFailed: { table: 'payments' },
  refund: { table: 'payments' },
  takeBack: { table: 'financial_transactions' },
  moneyReceived: { table: 'received_payments' },
  limit: { table: 'decision_limits' },
} as const
export type DecisionKind = keyof typeof DECISIONS

/** One that is not open has ended: another person confirmed or declined it, or it was withdrawn or overtaken. */
export const DECISION_STATUS = ['open', 'confirmed', 'declined', 'withdrawn', 'overtaken'] as const

/** In hundredths; null is no limit. `everybody` is the amount above which a second person is needed. */
export type Limits = { everybody: number | null; own: number | null }

/** Whether somebody may decide alone about an amount. */
export const maySettleAlone = (amount: number, { everybody, own }: Limits) =>
  amount <= Math.min(everybody ?? Number.POSITIVE_INFINITY, own ?? Number.POSITIVE_INFINITY)

/** Whether somebody may be the second person of an amount: within the own limit, whatever that of everybody is. */
export const mayConfirm = (amount: number, { own }: Limits) => own === null || amount <= own

/** Whether another limit lets people decide about more by themselves than before. */
export const isLooser = (before: number | null, after: number | null) =>
  before !== null && (after === null || after > before)
