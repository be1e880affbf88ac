import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { calendarKeys, users } from '#db/schema/index.ts'

export const findCalendarKey = (db: Db, userId: string) =>
  db.select({ createdAt: calendarKeys.createdAt }).from(calendarKeys).where(eq(calendarKeys.userId, userId)).get()

/** Gives a user a key in place of the one before. */
export const saveCalendarKey = (db: Db, row: { userId: string; hash: string; createdAt: string }) =>
  db
    .insert(calendarKeys)
    .values(row)
    .onConflictDoUpdate({
      target: calendarKeys.userId,
      set: { hash: sql`excluded.hash`, createdAt: sql`excluded.created_at` },
    })
    .run()

export const deleteCalendarKey = (db: Db, userId: string) =>
  db.delete(calendarKeys).where(eq(calendarKeys.userId, userId)).run()

/** Whose key it is, by its hash. */
export const findCalendarOwner = (db: Db, hash: string) =>
  db
    .select({ id: users.id, role: users.role, isActive: users.isActive })
    .from(calendarKeys)
    .innerJoin(users, eq(users.id, calendarKeys.userId))
    .where(eq(calendarKeys.hash, hash))
    .get()
