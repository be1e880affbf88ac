import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  ADVISORY_ANSWERS,
  ADVISORY_CATEGORIES,
  ADVISORY_LANGUAGES,
  ANNOUNCE_TO,
  PRIORITIES,
} from '#domain/advice/advisory.ts'
import { keysOf } from '#domain/table.ts'
import { checkConstraint, createdAt, enumCheck, flag, id, instant } from '../columns.ts'
import { crops, farmerCrops } from './crops.ts'
import { users } from './people.ts'

/** Advice to farmers, of one crop or of all. */
export const advisories = sqliteTable(
  'advisories',
  {
    id: id(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    category: text('category', { enum: keysOf(ADVISORY_CATEGORIES) }).notNull(),
    cropId: text('crop_id').references(() => crops.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    priority: text('priority', { enum: keysOf(PRIORITIES) })
      .notNull()
      .default('medium'),
    language: text('language', { enum: ADVISORY_LANGUAGES }).notNull().default('english'),
    isActive: flag('is_active').notNull().default(true),
    createdAt: createdAt(),
    validUntil: instant('valid_until'),
    /** The days after planting between which it is meant for a crop; both or neither. */
    windowStart: integer('window_start'),
    windowEnd: integer('window_end'),
    /** Grows with every change of the row, so that an edit made from an older copy is noticed. */
    version: integer('version').notNull().default(1),
    /** When it will be published; it is inactive until then. Null for one that is not scheduled. */
    publishAt: instant('publish_at'),
    /** It names a chemical or a dose, and waits inactive until somebody other than its author approves it. */
    needsApproval: flag('needs_approval').notNull().default(false),
    approvedBy: text('approved_by').references(() => users.id, { onDelete: 'set null' }),
    approvedAt: instant('approved_at'),
    /** Who wrote its present words, where that is not the author. */
    editorId: text('editor_id').references(() => users.id, { onDelete: 'set null' }),
    /** When its farmers were notified; null where nobody was yet. */
    announcedAt: instant('announced_at'),
    /** Whom its author chose to notify; null where the priority and the crop decide. */
    announceTo: text('announce_to', { enum: ANNOUNCE_TO }),
    /** The place, where it is announced to one. */
    announcePlace: text('announce_place'),
    /** A copy by text message; null for none. */
    sms: text('sms'),
  },
  (t) => [
    enumCheck('advisories_category', t.category, keysOf(ADVISORY_CATEGORIES)),
    enumCheck('advisories_priority', t.priority, keysOf(PRIORITIES)),
    enumCheck('advisories_language', t.language, ADVISORY_LANGUAGES),
    enumCheck('advisories_announce_to', t.announceTo, ANNOUNCE_TO),
    checkConstraint(
      'advisories_window',
      sql`(${t.windowStart} is null) = (${t.windowEnd} is null) and ${t.windowStart} <= ${t.windowEnd}`,
    ),
    index('advisories_active_language_created').on(t.isActive, t.language, t.createdAt, t.id),
    index('advisories_active_language_category').on(t.isActive, t.language, t.category, t.createdAt, t.id),
    index('advisories_active_language_priority').on(t.isActive, t.language, t.priority, t.createdAt, t.id),
    index('advisories_created').on(t.createdAt, t.id),
    index('advisories_crop').on(t.cropId, t.createdAt, t.id),
    index('advisories_author').on(t.authorId, t.createdAt, t.id),
    index('advisories_approved_by').on(t.approvedBy),
    index('advisories_editor').on(t.editorId),
    index('advisories_ends').on(t.validUntil).where(sql`is_active = 1 and valid_until is not null`),
    index('advisories_publish').on(t.publishAt).where(sql`publish_at is not null`),
  ],
)

/** The advisories that someone wants to find again. */
export const advisoryBookmarks = sqliteTable(
  'advisory_bookmarks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    advisoryId: text('advisory_id')
      .notNull()
      .references(() => advisories.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.advisoryId] }), index('advisory_bookmarks_advisory').on(t.advisoryId)],
)

/** Dated advice that was delivered to a crop: when the farmer was notified, and the farmer's answer. */
export const advisoryDeliveries = sqliteTable(
  'advisory_deliveries',
  {
    id: id(),
    advisoryId: text('advisory_id')
      .notNull()
      .references(() => advisories.id, { onDelete: 'cascade' }),
    farmerCropId: text('farmer_crop_id')
      .notNull()
      .references(() => farmerCrops.id, { onDelete: 'cascade' }),
    answer: text('answer', { enum: ADVISORY_ANSWERS }),
    reason: text('reason'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('advisory_deliveries_answer', t.answer, ADVISORY_ANSWERS),
    uniqueIndex('advisory_deliveries_advisory_crop').on(t.advisoryId, t.farmerCropId),
    index('advisory_deliveries_crop').on(t.farmerCropId),
    index('advisory_deliveries_created').on(t.createdAt, t.answer),
  ],
)
