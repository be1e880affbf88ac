import { and, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { insertRow } from '#db/insert.ts'
import { idempotentResponses } from '#db/schema/index.ts'

const byKey = prepared((db) =>
  db
    .select({
      requestHash: idempotentResponses.requestHash,
      answer: idempotentResponses.answer,
      rowId: idempotentResponses.rowId,
      isReadAgain: idempotentResponses.isReadAgain,
    })
    .from(idempotentResponses)
    .where(
      and(
        eq(idempotentResponses.userId, sql.placeholder('userId')),
        eq(idempotentResponses.key, sql.placeholder('key')),
      ),
    )
    .prepare(),
)
export type StoredResponse = NonNullable<ReturnType<typeof findIdempotentResponse>>
/** What was answered to a user's write of this key: as JSON, or the row that can be read in its place. */
export const findIdempotentResponse = (db: Db, { userId, key }: { userId: string; key: string }) =>
  byKey(db).get({ userId, key })

export const insertIdempotentResponse = (db: Db, row: typeof idempotentResponses.$inferInsert) =>
  insertRow(db, idempotentResponses, row)

/** The letters of a request's hash that a row made small keeps: its last 132 bits. */
export const SHORT_HASH = 22

const newest = prepared((db) =>
  db.$client.prepare<[], string | null>('select max(created_at) from idempotent_responses').pluck(),
)
/** When the newest write under a key was answered; null where there is none. */
export const newestKeyedWrite = (db: Db) => newest(db).get() ?? null
