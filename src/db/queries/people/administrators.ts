import { and, asc, eq } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { recoveryCodes, totpSecrets, users } from '#db/schema/index.ts'
import { publicUser } from './users.ts'

const first = prepared((db) =>
  db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1).prepare(),
)
/** Whether anybody administers this installation. */
export const hasAdministrator = (db: Db) => first(db).get() !== undefined

export const listAdministrators = (db: Db) =>
  db.select(publicUser).from(users).where(eq(users.role, 'admin')).orderBy(asc(users.createdAt), asc(users.id)).all()

/** Takes the second factor away from somebody who has lost it. */
export function removeSecondFactor(db: Db, userId: string) {
  db.delete(totpSecrets).where(eq(totpSecrets.userId, userId)).run()
  db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run()
}

/** Who administers the platform and can sign in. */
export const listActiveAdministrators = (db: Db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .all()
