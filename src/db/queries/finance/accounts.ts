import { and, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { mobileMoneyAccounts } from '#db/schema/index.ts'

const ofFarmer = prepared((db) =>
  db
    .select({ id: mobileMoneyAccounts.id })
    .from(mobileMoneyAccounts)
    .where(
      and(
        eq(mobileMoneyAccounts.id, sql.placeholder('id')),
        eq(mobileMoneyAccounts.userId, sql.placeholder('userId')),
        eq(mobileMoneyAccounts.isActive, true),
      ),
    )
    .prepare(),
)
/** An account that its farmer can still use. */
export const findAccount = (db: Db, id: string, userId: string) => ofFarmer(db).get({ id, userId })
