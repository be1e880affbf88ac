import { and, eq, lte, ne } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { provedPhones } from '#db/schema/index.ts'
import type { Instant } from '#domain/dates.ts'

const proved = prepared((db) =>
  db.$client.prepare<[string, string], number>('select 1 from proved_phones where user_id = ? and phone = ?').pluck(),
)
/** Whether a user proved a number, in international form. */
export const hasProved = (db: Db, userId: string, phone: string) => proved(db).get(userId, phone) !== undefined

/** Whether a user had proved a number by a moment. */
export const hasProvedBefore = (db: Db, { userId, phone }: { userId: string; phone: string }, by: Instant) =>
  db
    .select({ proof: provedPhones.proof })
    .from(provedPhones)
    .where(and(eq(provedPhones.userId, userId), eq(provedPhones.phone, phone), lte(provedPhones.provedAt, by)))
    .get() !== undefined

/** How a user proved a number; undefined where it is not proved. */
export const findProof = (db: Db, userId: string, phone: string) =>
  db
    .select({ proof: provedPhones.proof })
    .from(provedPhones)
    .where(and(eq(provedPhones.userId, userId), eq(provedPhones.phone, phone)))
    .get()?.proof

/** A number is a user's from now on; the first proof stays. */
export const insertProvedPhone = (db: Db, row: typeof provedPhones.$inferInsert) =>
  db.insert(provedPhones).values(row).onConflictDoNothing().run()

export const deleteProvedPhone = (db: Db, userId: string, phone: string) =>
  db
    .delete(provedPhones)
    .where(and(eq(provedPhones.userId, userId), eq(provedPhones.phone, phone)))
    .run()

/** The numbers that a user proved. */
export const listProvedPhones = (db: Db, userId: string) =>
  db
    .select({ phone: provedPhones.phone })
    .from(provedPhones)
    .where(eq(provedPhones.userId, userId))
    .all()
    .map(({ phone }) => phone)

/** Whether somebody besides a user proved a number: a household may share a phone. */
export const isProvedByOther = (db: Db, userId: string, phone: string) =>
  db
    .select({ userId: provedPhones.userId })
    .from(provedPhones)
    .where(and(eq(provedPhones.phone, phone), ne(provedPhones.userId, userId)))
    .limit(1)
    .get() !== undefined

const atAny = prepared((db) =>
  db.$client
    .prepare<[string], string>(
      `select distinct u.username from proved_phones p join users u on u.id = p.user_id
       where p.phone in (select value from json_each(?)) limit 2`,
    )
    .pluck(),
)
/** The usernames of those who proved one of these numbers; two where there are more. */
export const findProvedUsers = (db: Db, phones: readonly string[]) => atAny(db).all(JSON.stringify(phones))
