import { and, asc, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { ledgerAccounts, mobileMoneyAccounts, paymentMethods } from '#db/schema/index.ts'
import type { Currency } from '#domain/places.ts'
import { noteChange } from '../sync/changes.ts'

const columns = {
  ...getTableColumns(mobileMoneyAccounts),
  balance: sql<number>`coalesce(${ledgerAccounts.balance}, 0)`,
}
const selected = (db: Db) =>
  db
    .select(columns)
    .from(mobileMoneyAccounts)
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.walletId, mobileMoneyAccounts.id))

const ofFarmer = prepared((db) =>
  selected(db)
    .where(and(eq(mobileMoneyAccounts.userId, sql.placeholder('userId')), isNull(mobileMoneyAccounts.removedAt)))
    .orderBy(desc(mobileMoneyAccounts.isDefault), asc(mobileMoneyAccounts.createdAt), asc(mobileMoneyAccounts.id))
    .prepare(),
)
/** Someone's accounts with what stands on them, the default one first. */
export const listAccounts = (db: Db, userId: string) => ofFarmer(db).all({ userId })
export type AccountRow = ReturnType<typeof listAccounts>[number]

const oneOfFarmer = prepared((db) =>
  selected(db)
    .where(
      and(
        eq(mobileMoneyAccounts.id, sql.placeholder('id')),
        eq(mobileMoneyAccounts.userId, sql.placeholder('userId')),
        isNull(mobileMoneyAccounts.removedAt),
      ),
    )
    .prepare(),
)
/** An account of a farmer that was not removed, whether or not it is in use. */
export const findOwnAccount = (db: Db, id: string, userId: string) => oneOfFarmer(db).get({ id, userId })

/** An account that its farmer can still use. */
export function findAccount(db: Db, id: string, userId: string) {
  const account = findOwnAccount(db, id, userId)
  return account?.isActive ? account : undefined
}

const byId = prepared((db) =>
  selected(db)
    .where(eq(mobileMoneyAccounts.id, sql.placeholder('id')))
    .prepare(),
)
/** An account whoever it belongs to, also a removed one. */
export const findAnyAccount = (db: Db, id: string) => byId(db).get({ id })

/** How many accounts someone has. */
export const countAccounts = (db: Db, userId: string) =>
  db
    .select({ accounts: count() })
    .from(mobileMoneyAccounts)
    .where(and(eq(mobileMoneyAccounts.userId, userId), isNull(mobileMoneyAccounts.removedAt)))
    .get()!.accounts

/** Adds an account, which is a way to be paid too. */
export function insertAccount(db: Db, row: typeof mobileMoneyAccounts.$inferInsert) {
  noteChange(db, 'loans', row.userId)
  const account = db.insert(mobileMoneyAccounts).values(row).returning().get()
  const { id, userId, country, currency, isDefault, createdAt } = account
  const method = { id, userId, country, currency, isDefault, createdAt, methodType: 'wallet' } as const
  db.insert(paymentMethods)
    .values({ ...method, accountId: id, confirmedAt: createdAt })
    .run()
  return account
}

type Chosen = { id: string; userId: string; currency: Currency }
/** One account of a currency is the default one to pay from: the one before it is no more. */
export function setDefaultAccount(db: Db, { id, userId, currency }: Chosen) {
  noteChange(db, 'loans', userId)
  const { isDefault } = mobileMoneyAccounts
  const isBefore = and(
    eq(mobileMoneyAccounts.userId, userId),
    eq(mobileMoneyAccounts.currency, currency),
    sql`${isDefault} = 1`,
  )
  db.update(mobileMoneyAccounts).set({ isDefault: false }).where(isBefore).run()
  db.update(mobileMoneyAccounts).set({ isDefault: true }).where(eq(mobileMoneyAccounts.id, id)).run()
}

/** Whether the accounts of a farmer at a number are verified. */
export const setVerified = (db: Db, at: { userId: string; phoneNumber: string }, isVerified: boolean) =>
  db
    .update(mobileMoneyAccounts)
    .set({ isVerified })
    .where(and(eq(mobileMoneyAccounts.userId, at.userId), eq(mobileMoneyAccounts.phoneNumber, at.phoneNumber)))
    .run()

/** Takes an account out of the lists, and with it the way to be paid; its history stays. */
export function removeAccountRow(db: Db, { id, userId }: { id: string; userId: string }, removedAt: string) {
  noteChange(db, 'loans', userId)
  db.update(mobileMoneyAccounts)
    .set({ removedAt, isActive: false, isDefault: false })
    .where(eq(mobileMoneyAccounts.id, id))
    .run()
  db.update(paymentMethods).set({ removedAt, isDefault: false }).where(eq(paymentMethods.accountId, id)).run()
}
