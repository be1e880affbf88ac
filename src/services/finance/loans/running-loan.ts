import type { Db } from '#db/client.ts'
import { listLoanPayments } from '#db/queries/finance/loan-payments.ts'
import type { LoanRow } from '#db/queries/finance/loans.ts'
import type { RunningLoan } from '#domain/finance/loans/running-loan.ts'
import { costOf, dueDaysOf, startOf, termsOf } from './loan-row.ts'

/** What was paid of a loan and not taken back. */
export const paymentsOf = (db: Db, { id, paidAmount }: LoanRow) =>
  paidAmount === 0 ? [] : listLoanPayments(db, id).filter(({ isReversed }) => !isReversed)

/** A loan with its payments, as the rules of interest need it. */
export const runningLoan = (db: Db, row: LoanRow): RunningLoan => ({
  terms: termsOf(row),
  cost: costOf(row),
  rebate: row.rebate ?? 'none',
  start: startOf(row),
  dueDays: dueDaysOf(row),
  agreedEnd: (row.agreedDueDays ?? dueDaysOf(row)).at(-1)!,
  payments: paymentsOf(db, row).map(({ paidOn, createdAt, interest, principal }) => ({
    day: paidOn ?? createdAt.slice(0, 10),
    interest,
    principal,
  })),
})
