import { and, count, desc, eq, gt, min, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { phoneCodes } from '#db/schema/index.ts'
import type { Instant } from '#domain/dates.ts'
import type { CodeWay } from '#domain/people/phone/phone-proof.ts'

export type PhoneCode = typeof phoneCodes.$inferSelect

export const insertPhoneCode = (db: Db, row: PhoneCode) => db.insert(phoneCodes).values(row).run()

const OPEN = (now: Instant) => and(gt(phoneCodes.expiresAt, now), gt(phoneCodes.triesLeft, 0))

/** The codes of a user for a number that can still be given back, newest first. */
export const listOpenCodes = (db: Db, { userId, phone, now }: { userId: string; phone: string; now: Instant }) =>
  db
    .select()
    .from(phoneCodes)
    .where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.phone, phone), OPEN(now)))
    .orderBy(desc(phoneCodes.createdAt), desc(phoneCodes.id))
    .all()

/** The codes of all users that can still come from a number by USSD. */
export const listCodesToDial = (db: Db, phone: string, now: Instant) =>
  db
    .select()
    .from(phoneCodes)
    .where(and(eq(phoneCodes.phone, phone), eq(phoneCodes.way, 'ussd'), OPEN(now)))
    .orderBy(desc(phoneCodes.createdAt), desc(phoneCodes.id))
    .all()

/** A wrong try. */
export const countTry = (db: Db, id: string) =>
  db
    .update(phoneCodes)
    .set({ triesLeft: sql`${phoneCodes.triesLeft} - 1` })
    .where(eq(phoneCodes.id, id))
    .run()

/** Codes that are not to be given back any more; their rows stay, because they count for the limits. */
export const closeCodes = (db: Db, { userId, phone, way }: { userId: string; phone: string; way?: CodeWay }) =>
  db
    .update(phoneCodes)
    .set({ triesLeft: 0 })
    .where(
      and(
        eq(phoneCodes.userId, userId),
        eq(phoneCodes.phone, phone),
        way === undefined ? undefined : eq(phoneCodes.way, way),
      ),
    )
    .run()

/** How many codes a user asked for since a moment, and when first. */
export const countCodesOf = (db: Db, userId: string, since: Instant) =>
  db
    .select({ codes: count(), first: min(phoneCodes.createdAt) })
    .from(phoneCodes)
    .where(and(eq(phoneCodes.userId, userId), gt(phoneCodes.createdAt, since)))
    .get()!

/** How many codes were sent to a number since a moment, whoever asked for them, and when first. */
export const countCodesTo = (db: Db, phone: string, since: Instant) =>
  db
    .select({ codes: count(), first: min(phoneCodes.createdAt) })
    .from(phoneCodes)
    .where(and(eq(phoneCodes.phone, phone), eq(phoneCodes.way, 'sms'), gt(phoneCodes.createdAt, since)))
    .get()!
