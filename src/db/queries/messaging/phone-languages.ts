import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { phoneLanguages } from '#db/schema/index.ts'
import type { Instant } from '#domain/dates.ts'

const byPhone = prepared((db) =>
  db
    .select()
    .from(phoneLanguages)
    .where(eq(phoneLanguages.phone, sql.placeholder('phone')))
    .prepare(),
)
/** The language that a number chose, and when it was asked; undefined for one that was never asked. */
export const findPhoneLanguage = (db: Db, phone: string) => byPhone(db).get({ phone })

/** Keeps the language that a number chose, by its word: 'swahili'. */
export const choosePhoneLanguage = (
  db: Db,
  { phone, language, at }: { phone: string; language: string; at: Instant },
) => putPhoneLanguage(db, phone, { language, chosenAt: at, updatedAt: at })

/** Notes that a message with the question went to a number. */
export const notePhoneAsked = (db: Db, phone: string, at: Instant) =>
  putPhoneLanguage(db, phone, { askedAt: at, updatedAt: at })

type Change = Omit<typeof phoneLanguages.$inferInsert, 'phone'>

const putPhoneLanguage = (db: Db, phone: string, change: Change) =>
  db
    .insert(phoneLanguages)
    .values({ phone, ...change })
    .onConflictDoUpdate({ target: phoneLanguages.phone, set: change })
    .run()

const newest = prepared((db) =>
  db.$client
    .prepare<[string, Instant], number>(
      'select 1 from received_messages where phone = ? and created_at > ? limit 1 offset 1',
    )
    .pluck(),
)
/** Whether a number wrote more than one message after a moment: what came last is no answer to a question of then. */
export const wroteBetween = (db: Db, phone: string, since: Instant) => newest(db).get(phone, since) !== undefined
