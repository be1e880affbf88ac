/** Which way the money went, seen from the farmer's account. */
export const TRANSACTION_TYPES = {
  credit: { label: 'Received', sign: 1, description: 'Received Payment' },
  debit: { label: 'Sent', sign: -1, description: 'Sent Payment' },
} as const

/** How a movement ended; only what is completed counts in a balance or a total. */
export const TRANSACTION_STATUS = {
  completed: { label: 'Completed', counts: true },
  pending: { label: 'Pending', counts: false },
  failed: { label: 'Failed', counts: false },
  cancelled: { label: 'Cancelled', counts: false },
} as const

export type TransactionType = keyof typeof TRANSACTION_TYPES
export type TransactionStatus = keyof typeof TRANSACTION_STATUS
