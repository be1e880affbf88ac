import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { farmerInsurance, farmerLoans, financialTransactions as transactions } from '#db/schema/index.ts'
import { UNSETTLED_LOANS, UNSETTLED_POLICIES } from '#domain/finance/settlement.ts'

const BALANCE = sql<number>`sum(case ${transactions.transactionType} when 'credit' then ${transactions.amount} else -${transactions.amount} end - ${transactions.fees})`

/** Whether a user's accounts are settled: no open loan or policy, no payment under way, no balance. */
export function isSettled(db: Db, userId: string) {
  const loan = db
    .select({ id: farmerLoans.id })
    .from(farmerLoans)
    .where(and(eq(farmerLoans.userId, userId), inArray(farmerLoans.status, UNSETTLED_LOANS)))
    .get()
  const policy = db
    .select({ id: farmerInsurance.id })
    .from(farmerInsurance)
    .where(and(eq(farmerInsurance.userId, userId), inArray(farmerInsurance.status, UNSETTLED_POLICIES)))
    .get()
  const pending = db
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.userId, userId), eq(transactions.status, 'pending')))
    .get()
  const balance = db
    .select({ id: transactions.accountId })
    .from(transactions)
    .where(
      and(eq(transactions.userId, userId), eq(transactions.status, 'completed'), isNotNull(transactions.accountId)),
    )
    .groupBy(transactions.accountId)
    .having(ne(BALANCE, 0))
    .get()
  return !(loan || policy || pending || balance)
}
