import { and, eq, gt, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { passwordCodes } from '#db/schema/index.ts'

/** Gives a user a code in place of the one before. */
export const savePasswordCode = (db: Db, row: typeof passwordCodes.$inferInsert) => saved(db).run(row)

const saved = prepared((db) =>
  db
    .insert(passwordCodes)
    .values({
      userId: sql.placeholder('userId'),
      hash: sql.placeholder('hash'),
      expiresAt: sql.placeholder('expiresAt'),
    })
    .onConflictDoUpdate({
      target: passwordCodes.userId,
      set: { hash: sql`excluded.hash`, expiresAt: sql`excluded.expires_at` },
    })
    .prepare(),
)

const isValid = ({ userId, hash, now }: { userId: string; hash: string; now: string }) =>
  and(eq(passwordCodes.userId, userId), eq(passwordCodes.hash, hash), gt(passwordCodes.expiresAt, now))

/** Whether a code is the one that a user has, and still valid. */
export const hasPasswordCode = (db: Db, code: Parameters<typeof isValid>[0]) =>
  db.select({ userId: passwordCodes.userId }).from(passwordCodes).where(isValid(code)).get() !== undefined

/** Uses a code up; returns whether it was valid. */
export const spendPasswordCode = (db: Db, code: Parameters<typeof isValid>[0]) =>
  db.delete(passwordCodes).where(isValid(code)).run().changes > 0

export const deletePasswordCode = (db: Db, userId: string) =>
  db.delete(passwordCodes).where(eq(passwordCodes.userId, userId)).run()
