import { and, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { insertWithId } from '#db/insert.ts'
import { containing } from '#db/like.ts'
import { askPage, newestFirst, type PageRequest } from '#db/page.ts'
import { financialTransactions, ledgerEntries, ledgerMovements, payments } from '#db/schema/index.ts'
import { updateRow } from '#db/update.ts'
import type { Instant } from '#domain/dates.ts'
import type { PaymentStatus } from '#domain/finance/payments/payment.ts'
import type { TransactionType } from '#domain/finance/transaction.ts'
import { noteChange } from '../sync/changes.ts'

/** Of a transfer that of its second half, once there is one: the money has left, and is not there yet. */
const paymentStatus = sql<PaymentStatus | null>`coalesce(
  (select second.status from ${payments} as second where second.follows_id = ${payments.id}), ${payments.status})`
const columns = { ...getTableColumns(financialTransactions), paymentStatus, paymentFailure: payments.failure }
const selected = (db: Db) =>
  db
    .select(columns)
    .from(financialTransactions)
    .leftJoin(payments, eq(payments.transactionId, financialTransactions.id))

const byId = prepared((db) =>
  selected(db)
    .where(eq(financialTransactions.id, sql.placeholder('id')))
    .prepare(),
)
export const findTransaction = (db: Db, id: string) => byId(db).get({ id })
export type TransactionRow = NonNullable<ReturnType<typeof findTransaction>>

export type TransactionFilter = {
  userId: string
  accountId?: string | undefined
  type?: TransactionType | undefined
  from?: Instant | undefined
  before?: Instant | undefined
  search?: string | undefined
}

function matching({ userId, accountId, type, from, before, search }: TransactionFilter): SQL | undefined {
  const { description, recipientName, reference, createdAt, transactionType } = financialTransactions
  return and(
    eq(financialTransactions.userId, userId),
    accountId === undefined ? undefined : eq(financialTransactions.accountId, accountId),
    type && eq(transactionType, type),
    from === undefined ? undefined : gte(createdAt, from),
    before === undefined ? undefined : lt(createdAt, before),
    ...containing([description, recipientName, reference], search),
  )
}

/** A page of someone's history, newest first. */
export const listTransactions = (db: Db, { limit, cursor, ...filter }: PageRequest & TransactionFilter) =>
  askPage(newestFirst(financialTransactions), { limit, ...(cursor !== undefined && { cursor }) }, (part) =>
    selected(db)
      .where(and(matching(filter), part.after))
      .orderBy(...part.orderBy)
      .limit(part.most)
      .all(),
  )

/** What came back from a transfer that failed: neither it nor the transfer counts. */
const isOfFailedTransfer = sql`${financialTransactions.category} = 'returned' and exists (
  select 1 from ${ledgerEntries} join ${ledgerMovements} on ${ledgerMovements.number} = ${ledgerEntries.movement}
  where ${ledgerEntries.transactionId} = ${financialTransactions.id} and ${ledgerMovements.kind} = 'transferReturned')`

/**
 * What came in and what went out of what a filter shows, by currency; only what has arrived counts. The plus keeps
 * SQLite from the index of the status, in which nearly every row is 'completed'.
 */
export const sumTransactions = (db: Db, filter: TransactionFilter) =>
  db
    .select({
      currency: financialTransactions.currency,
      received: sql<number>`sum(case ${financialTransactions.transactionType} when 'credit' then ${financialTransactions.amount} else 0 end)`,
      sent: sql<number>`sum(case ${financialTransactions.transactionType} when 'debit' then ${financialTransactions.amount} else 0 end + ${financialTransactions.fees})`,
    })
    .from(financialTransactions)
    .leftJoin(payments, eq(payments.transactionId, financialTransactions.id))
    .where(
      and(
        matching(filter),
        sql`+${financialTransactions.status} = 'completed'`,
        sql`coalesce(${paymentStatus}, 'succeeded') = 'succeeded'`,
        sql`not (${isOfFailedTransfer})`,
      ),
    )
    .groupBy(financialTransactions.currency)
    .all()

const pending = prepared((db) =>
  db.$client
    .prepare<[{ accountId: string }], number>(
      `select coalesce(sum(amount + fees), 0) from financial_transactions
       where account_id = @accountId and status = 'pending' and transaction_type = 'debit'`,
    )
    .pluck(),
)
/** What open payments are about to take from an account. */
export const sumPendingDebits = (db: Db, accountId: string) => pending(db).get({ accountId })!

/** What came back of a transfer when it failed. */
export const findReturned = (
  db: Db,
  { accountId, createdAt, amount }: { accountId: string; createdAt: Instant; amount: number },
) =>
  db
    .select({ id: financialTransactions.id })
    .from(financialTransactions)
    .where(
      and(
        eq(financialTransactions.accountId, accountId),
        eq(financialTransactions.createdAt, createdAt),
        eq(financialTransactions.category, 'returned'),
        eq(financialTransactions.amount, amount),
        eq(financialTransactions.status, 'completed'),
      ),
    )
    .get()

export function insertTransaction(db: Db, row: typeof financialTransactions.$inferInsert): string {
  noteChange(db, 'loans', row.userId)
  return insertWithId(db, financialTransactions, row).id
}

type Settled = Partial<Pick<TransactionRow, 'status' | 'errorMessage' | 'completedAt' | 'providerTransactionId'>>
export function updateTransaction(db: Db, { id, userId }: { id: string; userId: string }, change: Settled) {
  noteChange(db, 'loans', userId)
  updateRow(db, financialTransactions, id, change)
}
