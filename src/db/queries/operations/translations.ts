import { and, count, eq, max, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { translations, users } from '#db/schema/index.ts'

type MessageKey = { language: string; key: string }
const isAt = ({ language, key }: MessageKey) => and(eq(translations.language, language), eq(translations.key, key))

/** What administrators wrote in a language, with who wrote it. */
export const listTranslations = (db: Db, language: string) =>
  db
    .select({
      key: translations.key,
      text: translations.text,
      english: translations.english,
      isReviewed: translations.isReviewed,
      updatedAt: translations.updatedAt,
      updatedBy: users.fullName,
    })
    .from(translations)
    .leftJoin(users, eq(users.id, translations.updatedBy))
    .where(eq(translations.language, language))
    .all()
export type TranslationRow = ReturnType<typeof listTranslations>[number]

export const findTranslation = (db: Db, place: MessageKey) => db.select().from(translations).where(isAt(place)).get()

/** Writes a translation in the place of the one before it. */
export const putTranslation = (db: Db, row: typeof translations.$inferInsert) =>
  db
    .insert(translations)
    .values(row)
    .onConflictDoUpdate({ target: [translations.language, translations.key], set: row })
    .run()

export const deleteTranslation = (db: Db, place: MessageKey) => db.delete(translations).where(isAt(place)).run().changes

const edition = prepared((db) =>
  db
    .select({ rows: count(), newest: max(translations.updatedAt) })
    .from(translations)
    .where(eq(translations.language, sql.placeholder('language')))
    .prepare(),
)
/** Tells one state of a language's rows from the next; phones ask for it every minute. */
export function editionOf(db: Db, language: string) {
  const { rows = 0, newest = null } = edition(db).get({ language }) ?? {}
  return { rows, newest }
}
