import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { mobileMoneyAccounts } from '#db/schema/index.ts'
import { noteChange } from '../sync/changes.ts'

const { id, userId, phoneNumber, country, currency, provider, nameAttempts, nameDueAt } = mobileMoneyAccounts

/** The accounts whose provider is to be asked for the name by now, the longest due first. */
export const listDueNames = (db: Db, now: string, limit: number) =>
  db
    .select({ id, phoneNumber, country, currency, provider, nameAttempts })
    .from(mobileMoneyAccounts)
    .where(and(sql`${nameDueAt} is not null`, lte(nameDueAt, now)))
    .orderBy(asc(nameDueAt))
    .limit(limit)
    .all()

/** Has the provider asked for the name of the accounts of a farmer at a number that are not verified. */
export const askNamesAt = (db: Db, at: { userId: string; phoneNumber: string }, nameDueAt: string | null) =>
  db
    .update(mobileMoneyAccounts)
    .set({ nameDueAt, nameAttempts: 0 })
    .where(
      and(
        eq(userId, at.userId),
        eq(phoneNumber, at.phoneNumber),
        eq(mobileMoneyAccounts.kycStatus, 'pending'),
        isNull(mobileMoneyAccounts.removedAt),
      ),
    )
    .run()

type Holder = Pick<
  typeof mobileMoneyAccounts.$inferInsert,
  'kycStatus' | 'holderName' | 'holderConfirmedAt' | 'nameDueAt' | 'nameAttempts'
>
/** Changes what is known of who holds an account. */
export const updateHolder = (db: Db, accountId: string, holder: Holder) =>
  db.update(mobileMoneyAccounts).set(holder).where(eq(id, accountId)).run()

/** The same, where its farmer sees it. */
export function showHolder(db: Db, account: { id: string; userId: string }, holder: Holder) {
  noteChange(db, 'loans', account.userId)
  updateHolder(db, account.id, holder)
}
