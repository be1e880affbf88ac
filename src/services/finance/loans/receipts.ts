import type { Db } from '#db/client.ts'
import { type LoanPaymentRow, listLoanPayments } from '#db/queries/finance/loan-payments.ts'
import type { LoanRow } from '#db/queries/finance/loans.ts'
import type { LoanReceipt } from '#domain/finance/loans/loan-money.schema.ts'
import { toMajor } from '#domain/money.ts'

/** The receipts of a loan, the first payment first. */
export const listReceipts = (db: Db, loan: LoanRow): LoanReceipt[] =>
  listLoanPayments(db, loan.id).map((row) => asReceipt(row, loan))

const asReceipt = (row: LoanPaymentRow, { currency }: LoanRow): LoanReceipt => ({
  receiptNumber: `R-${String(row.number).padStart(8, '0')}`,
  transactionId: row.transactionId,
  reference: row.reference,
  provider: row.provider,
  amount: toMajor(row.interest + row.principal + row.penalty),
  fees: toMajor(row.fees),
  interest: toMajor(row.interest),
  principal: toMajor(row.principal),
  penalty: toMajor(row.penalty),
  saved: toMajor(row.saved),
  remaining: toMajor(row.remaining),
  currency,
  isReversed: row.isReversed,
  createdAt: row.createdAt,
})
