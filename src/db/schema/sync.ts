import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import { createdAt, flag, json } from '#db/columns.ts'
import { users } from './people.ts'

/**
 * The writes that came with an idempotency key, and their responses: a phone that never got the response sends the
 * write again under the same key, and gets it. `requestHash` tells a repetition from another request under an old key.
 */
export const idempotentResponses = sqliteTable(
  'idempotent_responses',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /**
     * JSON; null when the row that it spoke of is gone, and where `isReadAgain` a few days later. The key stays, so that
     * the write is not done again.
     */
    answer: text('answer'),
    /** Whether the row as it is can answer in place of `answer`. */
    isReadAgain: flag('is_read_again').notNull().default(false),
    /** Whether a few days later less of it will do: so that it grows the file by little. */
    canShrink: flag('can_shrink').notNull().default(false),
    /** The row that the answer speaks of, where it names one. */
    rowId: text('row_id'),
    /**
     * The rows and phone numbers that request and answer speak of: an erasure finds the answer by them. Null in rows of
     * before these were noted.
     */
    subjects: json('subjects', z.array(z.string())),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index('idempotent_responses_row').on(t.rowId).where(sql`answer is not null`),
    index('idempotent_responses_created').on(t.createdAt),
    index('idempotent_responses_shrink').on(t.createdAt).where(sql`can_shrink`),
  ],
)

/**
 * The last change of each row that phones keep a copy of, in the order in which they happened. Triggers write it (see
 * the migration), so that no write can forget to. `ownerId` is empty for what everybody sees; small lists are known by
 * their name alone, with an empty `rowId`.
 */
export const changes = sqliteTable(
  'changes',
  {
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    list: text('list').notNull(),
    rowId: text('row_id').notNull().default(''),
    ownerId: text('owner_id').notNull().default(''),
  },
  (t) => [uniqueIndex('changes_row').on(t.list, t.rowId, t.ownerId), index('changes_owner_seq').on(t.ownerId, t.seq)],
)
