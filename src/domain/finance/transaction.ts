/** Which way the money went, seen from the farmer's account. */
export const TRANSACTION_TYPES = {
  credit: { sign: 1, description: 'Received Payment' },
  debit: { sign: -1, description: 'Sent Payment' },
} as const

export type TransactionType = keyof typeof TRANSACTION_TYPES

/** What a line of the history is about. */
export type TransactionCategory =
  | 'opening'
  | 'topUp'
  | 'payOut'
  | 'loan'
  | 'loanPayment'
  | 'premium'
  | 'claim'
  | 'transfer'
  | 'returned'
  | 'course'

/** How a line ended; only what is completed counts in a balance or a total. */
export const TRANSACTION_STATUS = {
  completed: { counts: true },
  pending: { counts: false },
  failed: { counts: false },
  cancelled: { counts: false },
} as const

export type TransactionStatus = keyof typeof TRANSACTION_STATUS
