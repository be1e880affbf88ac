import { and, desc, eq, getTableColumns, gte, like, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from '#db/client.ts'
import { insertWithId } from '#db/insert.ts'
import { askPage, newestFirst, type PageRequest } from '#db/page.ts'
import { financialTransactions, mobileMoneyAccounts, payments, payNumbers, receivedPayments, users } from '#db/schema/index.ts' // biome-ignore format: one import
import { updateRow } from '#db/update.ts'
import type { Instant } from '#domain/dates.ts'
import type { PaymentGateway } from '#domain/finance/payments/payment.ts'
import type { ReceivedStatus } from '#domain/finance/payments/received.ts'
import type { Currency } from '#domain/places.ts'

export const findReceived = (db: Db, id: string) =>
  db.select().from(receivedPayments).where(eq(receivedPayments.id, id)).get()
export type ReceivedRow = NonNullable<ReturnType<typeof findReceived>>

export const findReceivedByReceipt = (db: Db, gateway: PaymentGateway, receipt: string) =>
  db
    .select()
    .from(receivedPayments)
    .where(and(eq(receivedPayments.gateway, gateway), eq(receivedPayments.receipt, receipt)))
    .get()

export const insertReceived = (db: Db, row: typeof receivedPayments.$inferInsert): string =>
  insertWithId(db, receivedPayments, row).id
export const updateReceived = (db: Db, id: string, change: Partial<typeof receivedPayments.$inferInsert>) =>
  updateRow(db, receivedPayments, id, change)

const due = prepared((db) =>
  db.$client.prepare<[{ now: Instant; most: number }], { id: string }>(
    "select id from received_payments where status = 'heard' and due_at <= @now order by due_at, id limit @most",
  ),
)
/** What a callback told of, and the provider has not confirmed yet. */
export const listDueReceived = (db: Db, now: Instant, most: number) => due(db).all({ now, most })

const settler = alias(users, 'settler')
/** A page of what was paid in, newest first. */
export const listReceived = (db: Db, { status, ...page }: PageRequest & { status?: ReceivedStatus | undefined }) =>
  askPage(newestFirst(receivedPayments), page, ({ after, orderBy, most }) =>
    shown(db)
      .where(and(status && eq(receivedPayments.status, status), after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
const shown = (db: Db) =>
  db
    .select({
      ...getTableColumns(receivedPayments),
      settledBy: settler.fullName,
      farmer: { id: users.id, fullName: users.fullName },
    })
    .from(receivedPayments)
    .leftJoin(users, eq(users.id, receivedPayments.userId))
    .leftJoin(settler, eq(settler.id, receivedPayments.settledBy))
export const findShownReceived = (db: Db, id: string) => shown(db).where(eq(receivedPayments.id, id)).get()

/** Pushes of a provider since a moment whose line of the history begins with a short number, the last first. */
export const listPushesByCode = (db: Db, gateway: PaymentGateway, code: string, since: Instant) =>
  db
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(financialTransactions, eq(financialTransactions.id, payments.transactionId))
    .where(and(gte(payments.createdAt, since), eq(payments.gateway, gateway), like(financialTransactions.reference, `TX-${code}%`))) // biome-ignore format: one question
    .orderBy(desc(payments.createdAt))
    .limit(MOST)
    .all()
const MOST = 5

/** Accounts in a currency whose number begins with some digits, and has others at its end. */
export const listAccountsLike = (
  db: Db,
  { from, to, end, currency }: { from: string; to: string; end: string; currency: Currency }, // biome-ignore format: one head
) =>
  db
    .select()
    .from(mobileMoneyAccounts)
    .where(
      and(
        gte(mobileMoneyAccounts.phoneNumber, from),
        lt(mobileMoneyAccounts.phoneNumber, to),
        like(mobileMoneyAccounts.phoneNumber, `%${end}`),
        eq(mobileMoneyAccounts.currency, currency),
        sql`removed_at is null`,
      ),
    )
    .limit(MOST_ACCOUNTS)
    .all()
const MOST_ACCOUNTS = 20

export const findPayNumber = (db: Db, number: string) =>
  db.select().from(payNumbers).where(eq(payNumbers.number, number)).get()
export const findPayNumberOf = (
  db: Db,
  { loanId, accountId }: { loanId?: string | undefined; accountId?: string | undefined }, // biome-ignore format: one head
) =>
  db
    .select()
    .from(payNumbers)
    .where(loanId === undefined ? eq(payNumbers.accountId, accountId ?? '') : eq(payNumbers.loanId, loanId))
    .get()
export const insertPayNumber = (db: Db, row: typeof payNumbers.$inferInsert) => db.insert(payNumbers).values(row).run()
