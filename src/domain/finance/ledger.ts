import type { Currency } from '../places.ts'

/**
 * Where money stands. An amount above zero is what its holder has, one below zero is what the holder owes: a farmer's
 * wallet with 500 holds 500, a loan with -500 is still to be paid back.
 */
export const LEDGER_ACCOUNTS = {
  /** What a farmer has at a mobile money provider, as far as Kuu has booked it. */
  wallet: { of: 'wallet', mayGoBelowZero: false },
  /** What a farmer owes of a loan: the money that was lent, and the interest on it. */
  principal: { of: 'loan', mayGoBelowZero: true },
  interest: { of: 'loan', mayGoBelowZero: true },
  /** What a farmer owes because money went out that should not have, and has not come back. */
  owed: { of: 'person', mayGoBelowZero: true },
  /** Money that somebody paid in, and nobody has claimed. */
  unclaimed: { of: 'system', mayGoBelowZero: false },
  /** What a farmer owes for payments that were missed. */
  penalty: { of: 'loan', mayGoBelowZero: true },
  /** Money on its way from one wallet to another, or to a phone. */
  transit: { of: 'system', mayGoBelowZero: false },
  /** The world outside of Kuu: what it brought in stands here below zero. */
  outside: { of: 'system', mayGoBelowZero: true },
  /** What those who run the platform earn and pay. */
  interestIncome: { of: 'system', mayGoBelowZero: true },
  penaltyIncome: { of: 'system', mayGoBelowZero: true },
  /** What was lost with loans that were written off. */
  writeOffs: { of: 'system', mayGoBelowZero: true },
  fees: { of: 'system', mayGoBelowZero: true },
  premiums: { of: 'system', mayGoBelowZero: true },
  courses: { of: 'system', mayGoBelowZero: true },
} as const satisfies Record<string, { of: 'wallet' | 'loan' | 'person' | 'system'; mayGoBelowZero: boolean }>
type LedgerAccountKind = keyof typeof LEDGER_ACCOUNTS

/** An account of the ledger, made when it is first needed; its id follows from what it is. */
export type LedgerAccount = {
  id: string
  kind: LedgerAccountKind
  currency: Currency
  walletId: string | null
  loanId: string | null
  debtorId: string | null
}
type Owned = { id: string; currency: Currency }
/** What a loan is made of in the books. */
export const LOAN_ACCOUNTS = ['principal', 'interest', 'penalty'] as const
type LoanAccountKind = (typeof LOAN_ACCOUNTS)[number]
type SystemKind = {
  [K in LedgerAccountKind]: (typeof LEDGER_ACCOUNTS)[K]['of'] extends 'system' ? K : never
}[LedgerAccountKind]

export const walletAccount = ({ id, currency }: Owned): LedgerAccount => ({
  id: `wallet ${id}`,
  kind: 'wallet',
  currency,
  walletId: id,
  loanId: null,
  debtorId: null,
})
export const loanAccount = (kind: LoanAccountKind, { id, currency }: Owned): LedgerAccount => ({
  id: `${kind} ${id}`,
  kind,
  currency,
  walletId: null,
  loanId: id,
  debtorId: null,
})
export const systemAccount = (kind: SystemKind, currency: Currency): LedgerAccount => ({
  id: `${kind} ${currency}`,
  kind,
  currency,
  walletId: null,
  loanId: null,
  debtorId: null,
})
/** What a farmer owes of money that went out by mistake. */
export const owedAccount = ({ userId, currency }: { userId: string; currency: Currency }): LedgerAccount => ({
  id: `owed ${userId} ${currency}`,
  kind: 'owed',
  currency,
  walletId: null,
  loanId: null,
  debtorId: userId,
})

/** Why money moved. */
export const MOVEMENTS = [
  'opening',
  'topUp',
  'disbursement',
  'loanPayment',
  'penalty',
  'penaltyWaived',
  'writeOff',
  'premium',
  'claim',
  'transferOut',
  'transferIn',
  'transferReturned',
  'course',
  'refund',
  'owedBack',
  'received',
  'claimed',
  'givenBack',
  'reversal',
] as const
export type MovementKind = (typeof MOVEMENTS)[number]

/**
 * What an administrator can take back. Of the others more has followed than a booking: the transfer has gone on, the
 * course is open.
 */
const REVERSIBLE: readonly MovementKind[] = ['opening', 'topUp', 'disbursement', 'loanPayment', 'premium', 'claim']
export const isReversible = (kind: MovementKind) => REVERSIBLE.includes(kind)

/** One side of a movement, in hundredths. */
export type Line = { amount: number; currency: Currency }

/** What is wrong with the lines of a movement; null where they balance. */
export function imbalanceOf(lines: readonly Line[]): 'tooFew' | 'notWhole' | 'unbalanced' | null {
  if (lines.length < 2) return 'tooFew'
  if (!lines.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)) return 'notWhole'
  const sums = new Map<Currency, number>()
  for (const { amount, currency } of lines) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums.values()].every((sum) => sum === 0) ? null : 'unbalanced'
}

/** The lines that take a movement back. */
export const reversedLines = <L extends Line>(lines: readonly L[]): L[] =>
  lines.map((line) => ({ ...line, amount: -line.amount }))
