import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { recoveryCodes, totpSecrets, users } from '#db/schema/index.ts'
import type { Role } from '#domain/roles.ts'

const ofUser = prepared((db) =>
  db
    .select()
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, sql.placeholder('userId')))
    .prepare(),
)
/** The key of a user's authenticator app, whether it counts already or waits for its first code. */
export const findTotp = (db: Db, userId: string) => ofUser(db).get({ userId })

/** A new key, which waits for its first code; one that waited before is forgotten. */
export const saveTotp = (db: Db, userId: string, secret: string, createdAt: string) =>
  db
    .insert(totpSecrets)
    .values({ userId, secret, createdAt })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: { secret, createdAt, confirmedAt: null, lastStep: 0 } })
    .run()

export const confirmTotp = (db: Db, userId: string, confirmedAt: string) =>
  db.update(totpSecrets).set({ confirmedAt }).where(eq(totpSecrets.userId, userId)).run()

/** Uses up the codes up to a step; returns whether they were unused. */
export const spendStep = (db: Db, userId: string, step: number) =>
  db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .run().changes > 0

export function deleteSecondFactor(db: Db, userId: string) {
  db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run()
  db.delete(totpSecrets).where(eq(totpSecrets.userId, userId)).run()
}

/** Gives a user new recovery codes in place of those that were left. */
export function replaceRecoveryCodes(db: Db, userId: string, hashes: string[]) {
  db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run()
  db.insert(recoveryCodes)
    .values(hashes.map((hash) => ({ userId, hash })))
    .run()
}

const unused = (userId: string) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))

/** Uses up a recovery code; returns whether it was valid. */
export const spendRecoveryCode = (db: Db, userId: string, hash: string, usedAt: string) =>
  db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(and(unused(userId), eq(recoveryCodes.hash, hash)))
    .run().changes > 0

export const countRecoveryCodes = (db: Db, userId: string) =>
  db.select({ rows: count() }).from(recoveryCodes).where(unused(userId)).get()?.rows ?? 0

/** How many active users of a role there are, and how many of them sign in with a code. */
export const countSecondFactors = (db: Db, role: Role) =>
  db
    .select({ people: count(), withCode: count(totpSecrets.userId) })
    .from(users)
    .leftJoin(totpSecrets, and(eq(totpSecrets.userId, users.id), isNotNull(totpSecrets.confirmedAt)))
    .where(and(eq(users.role, role), eq(users.isActive, true)))
    .get() ?? { people: 0, withCode: 0 }
