import { and, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { keptAnswers } from '#db/schema/index.ts'

const byKey = prepared((db) =>
  db
    .select({ requestHash: keptAnswers.requestHash, answer: keptAnswers.answer })
    .from(keptAnswers)
    .where(and(eq(keptAnswers.userId, sql.placeholder('userId')), eq(keptAnswers.key, sql.placeholder('key'))))
    .prepare(),
)
/** What was answered to a user's write of this key, as JSON. */
export const findKeptAnswer = (db: Db, { userId, key }: { userId: string; key: string }) =>
  byKey(db).get({ userId, key })

export const insertKeptAnswer = (db: Db, row: typeof keptAnswers.$inferInsert) =>
  db.insert(keptAnswers).values(row).run()
