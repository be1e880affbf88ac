import { asc, eq, max, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { financialTransactions, loanPayments } from '#db/schema/index.ts'

/** Whether the movement of a line of the history was taken back. */
const isReversed =
  sql<boolean>`exists (select 1 from ledger_entries e join ledger_movements r on r.reverses = e.movement
  where e.transaction_id = ${loanPayments.transactionId})`.mapWith(Boolean)

const newest = prepared((db) =>
  db
    .select({ number: max(loanPayments.number) })
    .from(loanPayments)
    .prepare(),
)

/** Writes what a payment paid of a loan, under the next number. */
export function insertLoanPayment(db: Db, row: Omit<typeof loanPayments.$inferInsert, 'number'>): number {
  const number = (newest(db).get()?.number ?? 0) + 1
  db.insert(loanPayments)
    .values({ ...row, number })
    .run()
  return number
}

const selected = (db: Db) =>
  db
    .select({
      number: loanPayments.number,
      loanId: loanPayments.loanId,
      transactionId: loanPayments.transactionId,
      fees: loanPayments.fees,
      interest: loanPayments.interest,
      principal: loanPayments.principal,
      penalty: loanPayments.penalty,
      remaining: loanPayments.remaining,
      saved: loanPayments.saved,
      paidOn: loanPayments.paidOn,
      createdAt: loanPayments.createdAt,
      reference: financialTransactions.reference,
      provider: financialTransactions.provider,
      accountId: financialTransactions.accountId,
      isReversed,
    })
    .from(loanPayments)
    .innerJoin(financialTransactions, eq(financialTransactions.id, loanPayments.transactionId))

const ofLoan = prepared((db) =>
  selected(db)
    .where(eq(loanPayments.loanId, sql.placeholder('loanId')))
    .orderBy(asc(loanPayments.number))
    .prepare(),
)
/** What was paid of a loan, the first payment first. */
export const listLoanPayments = (db: Db, loanId: string) => ofLoan(db).all({ loanId })
export type LoanPaymentRow = ReturnType<typeof listLoanPayments>[number]
