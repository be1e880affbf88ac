import { and, desc, eq, gt, isNull, max, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { phoneChanges } from '#db/schema/index.ts'
import type { Instant } from '#domain/dates.ts'

export const insertPhoneChange = (db: Db, row: typeof phoneChanges.$inferInsert) =>
  db.insert(phoneChanges).values(row).run()

const newestOpen = (db: Db, whose: SQL, since: Instant) =>
  db
    .select()
    .from(phoneChanges)
    .where(
      and(whose, gt(phoneChanges.createdAt, since), isNull(phoneChanges.undoneAt), isNull(phoneChanges.objectedAt)),
    )
    .orderBy(desc(phoneChanges.createdAt), desc(phoneChanges.id))
    .limit(1)
    .get()

/** The newest change of a user's number since a moment that nobody has taken back. */
export const findOpenChange = (db: Db, userId: string, since: Instant) =>
  newestOpen(db, eq(phoneChanges.userId, userId), since)

/** The same by the number that was given up, which may be that of several users. */
export const findChangeFrom = (db: Db, oldPhone: string, since: Instant) =>
  newestOpen(db, eq(phoneChanges.oldPhone, oldPhone), since)

/** Whether the old number of a user objected to this new one. */
export const wasObjectedTo = (db: Db, userId: string, newPhone: string) =>
  db
    .select({ objectedAt: phoneChanges.objectedAt })
    .from(phoneChanges)
    .where(and(eq(phoneChanges.userId, userId), eq(phoneChanges.newPhone, newPhone)))
    .all()
    .some(({ objectedAt }) => objectedAt !== null)

/** Ends all open changes of a user from a number. */
export const endChanges = (
  db: Db,
  of: { userId: string; oldPhone: string },
  end: { undoneAt: Instant } | { objectedAt: Instant },
) =>
  db
    .update(phoneChanges)
    .set(end)
    .where(
      and(
        eq(phoneChanges.userId, of.userId),
        eq(phoneChanges.oldPhone, of.oldPhone),
        isNull(phoneChanges.undoneAt),
        isNull(phoneChanges.objectedAt),
      ),
    )
    .run()

/** The numbers that a user had proved and gave up, with the moment of the last time. */
export const listGivenUpPhones = (db: Db, userId: string) =>
  db
    .select({ phone: phoneChanges.oldPhone, until: max(phoneChanges.createdAt) })
    .from(phoneChanges)
    .where(eq(phoneChanges.userId, userId))
    .groupBy(phoneChanges.oldPhone)
    .all()
