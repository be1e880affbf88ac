import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from '#db/client.ts'
import { insertWithId } from '#db/insert.ts'
import { financialTransactions, mobileMoneyAccounts, paymentMethods, payments, users } from '#db/schema/index.ts'
import { updateRow } from '#db/update.ts'
import type { Instant } from '#domain/dates.ts'
import { OPEN_PAYMENTS } from '#domain/finance/payments/payment.ts'
import type { Currency } from '#domain/places.ts'
import { noteChange } from '../sync/changes.ts'

const agent = alias(users, 'agent')
const columns = {
  ...getTableColumns(paymentMethods),
  provider: sql<string>`coalesce(${mobileMoneyAccounts.provider}, ${agent.fullName}, ${paymentMethods.provider})`,
  accountIdentifier: sql<string>`coalesce(${mobileMoneyAccounts.phoneNumber}, ${paymentMethods.accountIdentifier})`,
  accountName: sql<string | null>`coalesce(${mobileMoneyAccounts.accountName}, ${paymentMethods.accountName})`,
  isDefaultForPaying: sql<boolean>`coalesce(${mobileMoneyAccounts.isDefault}, 0)`.mapWith(Boolean),
  /** An account is in use; an agent can sign in. */
  isActive:
    sql<boolean>`${paymentMethods.isActive} and coalesce(${mobileMoneyAccounts.isActive}, ${agent.isActive}, 1)`.mapWith(
      Boolean,
    ),
}
const selected = (db: Db) =>
  db
    .select(columns)
    .from(paymentMethods)
    .leftJoin(mobileMoneyAccounts, eq(mobileMoneyAccounts.id, paymentMethods.accountId))
    .leftJoin(agent, eq(agent.id, paymentMethods.agentId))

const ofUser = prepared((db) =>
  selected(db)
    .where(and(eq(paymentMethods.userId, sql.placeholder('userId')), isNull(paymentMethods.removedAt)))
    .orderBy(asc(paymentMethods.createdAt), asc(paymentMethods.id))
    .prepare(),
)
/** The ways in which somebody is paid, the oldest first. */
export const listMethods = (db: Db, userId: string) => ofUser(db).all({ userId })
export type MethodRow = ReturnType<typeof listMethods>[number]

const oneOfUser = prepared((db) =>
  selected(db)
    .where(
      and(
        eq(paymentMethods.id, sql.placeholder('id')),
        eq(paymentMethods.userId, sql.placeholder('userId')),
        isNull(paymentMethods.removedAt),
      ),
    )
    .prepare(),
)
/** A method of somebody that was not removed. */
export const findOwnMethod = (db: Db, id: string, userId: string) => oneOfUser(db).get({ id, userId })

const usual = prepared((db) =>
  selected(db)
    .where(
      and(
        eq(paymentMethods.userId, sql.placeholder('userId')),
        eq(paymentMethods.currency, sql.placeholder('currency')),
        sql`${paymentMethods.isDefault} = 1`,
      ),
    )
    .prepare(),
)
/** The method by which money of a currency comes to somebody. */
export const findDefaultMethod = (db: Db, userId: string, currency: Currency) => usual(db).get({ userId, currency })

/** Whether somebody had confirmed a method of a currency by a moment, one that was removed since among them. */
export const hasMethodBefore = (db: Db, { userId, currency }: Pick<MethodRow, 'userId' | 'currency'>, by: Instant) =>
  db
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.userId, userId),
        eq(paymentMethods.currency, currency),
        lte(paymentMethods.createdAt, by),
        isNotNull(paymentMethods.confirmedAt),
      ),
    )
    .limit(1)
    .get() !== undefined

/** How many methods somebody has. */
export const countMethods = (db: Db, userId: string) =>
  db
    .select({ methods: count() })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, userId), isNull(paymentMethods.removedAt)))
    .get()!.methods

export function insertMethod(db: Db, row: typeof paymentMethods.$inferInsert): string {
  noteChange(db, 'loans', row.userId)
  return insertWithId(db, paymentMethods, row).id
}

type Change = Partial<Pick<typeof paymentMethods.$inferInsert, 'confirmedAt' | 'removedAt' | 'isDefault'>>
export function updateMethod(db: Db, { id, userId }: Pick<MethodRow, 'id' | 'userId'>, change: Change) {
  noteChange(db, 'loans', userId)
  updateRow(db, paymentMethods, id, change)
}

type Chosen = Pick<MethodRow, 'id' | 'userId' | 'currency'>
/** One method of a currency is the default one: the one before it is no more. */
export function setDefaultMethod(db: Db, { id, userId, currency }: Chosen) {
  noteChange(db, 'loans', userId)
  db.update(paymentMethods)
    .set({ isDefault: false })
    .where(
      and(
        eq(paymentMethods.userId, userId),
        eq(paymentMethods.currency, currency),
        sql`${paymentMethods.isDefault} = 1`,
      ),
    )
    .run()
  updateRow(db, paymentMethods, id, { isDefault: true })
}

/** A payout by a bank or as cash that has no end yet. */
export const findOpenPayoutBy = (db: Db, methodId: string) =>
  db
    .select({ id: payments.id })
    .from(financialTransactions)
    .innerJoin(payments, eq(payments.transactionId, financialTransactions.id))
    .where(
      and(
        eq(financialTransactions.methodId, methodId),
        isNotNull(financialTransactions.methodId),
        inArray(payments.status, [...OPEN_PAYMENTS]),
      ),
    )
    .limit(1)
    .get()
