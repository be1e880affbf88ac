/** What a lender did with a running loan, beside what was paid: kept with the loan, for its farmer to read. */
export const LOAN_CHANGES = [
  'penalty',
  'penaltyWaived',
  'grace',
  'rescheduled',
  'writtenOff',
  'writeOffTakenBack',
] as const
