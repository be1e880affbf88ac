import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import { DECISION_STATUS, DECISIONS } from '#domain/finance/decisions/decision.ts'
import { ARCHIVED } from '#domain/operations/archive.ts'
import { CURRENCIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { checkConstraint, enumCheck, flag, id, instant, json, money } from '../columns.ts'
import { users } from './people.ts'

/** What the installation remembers of itself: its push keys, the thresholds of forecasts. The value is JSON. */
export const settings = sqliteTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** What the server does by itself: when each job ran last, and how that ended. */
export const jobRuns = sqliteTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: instant('started_at').notNull(),
  /** Null while it runs, and where the server ended in the middle of it. */
  endedAt: instant('ended_at'),
  /** When it last ended well. */
  succeededAt: instant('succeeded_at'),
  /** How many things its last good run did. */
  done: integer('done').notNull().default(0),
  /** Why its last run failed; null when it did not. */
  error: text('error'),
})

/**
 * What was changed, by whom, and what stood there before: one row for each write that is audited. Rows are only ever
 * added; a trigger refuses everything else, but for clearing `before`, `after` and
 * `subjectId` when the person they are about is erased.
 */
export const auditEvents = sqliteTable(
  'audit_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: instant('at').notNull(),
    /** A user's id; not a foreign key, for the row outlives the user. Null where nobody was signed in. */
    actorId: text('actor_id'),
    actorRole: text('actor_role'),
    /** The path of the procedure, 'admin.loans.approve'. */
    action: text('action').notNull(),
    tableName: text('table_name'),
    rowId: text('row_id'),
    /** The user whom the row belongs to, where it belongs to one. */
    subjectId: text('subject_id'),
    /** The row as JSON by column; null where there was none. */
    before: text('before'),
    after: text('after'),
    requestId: text('request_id'),
  },
  (t) => [
    index('audit_events_row').on(t.tableName, t.rowId, t.id),
    index('audit_events_actor').on(t.actorId, t.id),
    index('audit_events_subject').on(t.subjectId, t.id),
    index('audit_events_action').on(t.action, t.id),
  ],
)

/**
 * The words by which the rows of a list are found. Triggers keep it, and the full-text index `search_index` over it
 * (see the migration). `id` is a key of its own, for SQLite may renumber rows that have none.
 */
export const searchDocuments = sqliteTable(
  'search_documents',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    list: text('list').notNull(),
    rowId: text('row_id').notNull(),
    words: text('words').notNull(),
  },
  (t) => [uniqueIndex('search_documents_row').on(t.list, t.rowId)],
)

/** What an administrator deleted and can restore: `counts` are the rows that went with it, by their tables. */
export const archive = sqliteTable(
  'archive',
  {
    id: id(),
    kind: text('kind', { enum: keysOf(ARCHIVED) }).notNull(),
    recordId: text('record_id').notNull(),
    title: text('title').notNull(),
    counts: json('counts', z.record(z.string(), z.number())).notNull(),
    deletedBy: text('deleted_by').references(() => users.id, { onDelete: 'set null' }),
    deletedAt: instant('deleted_at').notNull(),
  },
  (t) => [
    enumCheck('archive_kind', t.kind, keysOf(ARCHIVED)),
    index('archive_deleted').on(t.deletedAt, t.id),
    index('archive_deleted_by').on(t.deletedBy),
  ],
)

/**
 * The rows of what was deleted, as JSON by column. A row with `linkColumn` was not deleted: it referred to one that was,
 * by that column. `ownerId` is whose row it was: it goes with the account.
 */
export const archiveRows = sqliteTable(
  'archive_rows',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    archiveId: text('archive_id')
      .notNull()
      .references(() => archive.id, { onDelete: 'cascade' }),
    tableName: text('table_name').notNull(),
    linkColumn: text('link_column'),
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
  },
  (t) => [index('archive_rows_archive').on(t.archiveId, t.tableName), index('archive_rows_owner').on(t.ownerId)],
)

/**
 * The words of the screens as administrators wrote them: they stand in place of those that came with the release.
 * `english` is what was translated, so that a translation whose English changed since is found.
 */
export const translations = sqliteTable(
  'translations',
  {
    /** One of the ids of domain/languages.ts, 'sw'. */
    language: text('language').notNull(),
    /** The path of the message, 'farmer.home.title'. */
    key: text('key').notNull(),
    text: text('text').notNull(),
    english: text('english').notNull(),
    isReviewed: flag('is_reviewed').notNull().default(false),
    updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.language, t.key] }),
    index('translations_updated').on(t.updatedAt),
    index('translations_updated_by').on(t.updatedBy),
  ],
)

/**
 * Up to which amount of a currency people decide by themselves: everybody, where `userId` is null, or one person. The id
 * is 'everybody NGN' or that of the person with the currency.
 */
export const decisionLimits = sqliteTable(
  'decision_limits',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    amount: money('amount').notNull(),
  },
  (t) => [
    enumCheck('decision_limits_currency', t.currency, CURRENCIES),
    checkConstraint('decision_limits_amount', sql`${t.amount} >= 0`),
    index('decision_limits_user').on(t.userId),
  ],
)

/** What one person decided, and a second one has to confirm before anything is done. */
export const pendingDecisions = sqliteTable(
  'pending_decisions',
  {
    id: id(),
    kind: text('kind', { enum: keysOf(DECISIONS) }).notNull(),
    /** The loan, the claim, the payment, or the limit. */
    subjectId: text('subject_id').notNull(),
    /** Whose it is; null for the limit of everybody, and for money that nobody has claimed. */
    personId: text('person_id').references(() => users.id, { onDelete: 'restrict' }),
    /** Null for a limit that is taken away. */
    amount: money('amount'),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    reason: text('reason'),
    /** By which a payment is known to have arrived. */
    receipt: text('receipt'),
    proposedBy: text('proposed_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: instant('created_at').notNull(),
    status: text('status', { enum: DECISION_STATUS }).notNull().default('open'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'restrict' }),
    decidedAt: instant('decided_at'),
    /** Why it was declined. */
    declined: text('declined'),
  },
  (t) => [
    enumCheck('pending_decisions_kind', t.kind, keysOf(DECISIONS)),
    enumCheck('pending_decisions_currency', t.currency, CURRENCIES),
    enumCheck('pending_decisions_status', t.status, DECISION_STATUS),
    checkConstraint('pending_decisions_amount', sql`${t.amount} >= 0`),
    // Nobody is the second person of what they proposed themselves, whatever a program forgets to ask.
    checkConstraint(
      'pending_decisions_two_people',
      sql`${t.status} <> 'confirmed' or ${t.decidedBy} <> ${t.proposedBy}`,
    ),
    uniqueIndex('pending_decisions_open').on(t.subjectId, t.kind).where(sql`status = 'open'`),
    index('pending_decisions_status_created').on(t.status, t.createdAt, t.id),
    index('pending_decisions_person').on(t.personId),
    index('pending_decisions_proposed_by').on(t.proposedBy),
    index('pending_decisions_decided_by').on(t.decidedBy),
  ],
)
