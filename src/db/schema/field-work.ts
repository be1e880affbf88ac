import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { DOCUMENT_CATEGORIES, DOCUMENT_TYPES } from '#domain/support/documents/document.ts'
import { CONTACT_CHANNELS, GENDERS } from '#domain/support/farmer-record.ts'
import { VISIT_STATUS } from '#domain/support/visits/visit.ts'
import { keysOf } from '#domain/table.ts'
import { checkConstraint, createdAt, day, enumCheck, id, instant } from '../columns.ts'
import { photos } from './crops.ts'
import { users } from './people.ts'

/** What agents know of a farmer besides the account: whose farmer it is, where the farm lies, when they last spoke. */
export const farmerRecords = sqliteTable(
  'farmer_records',
  {
    farmerId: text('farmer_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The agent who looks after the farmer. */
    agentId: text('agent_id').references(() => users.id, { onDelete: 'set null' }),
    gender: text('gender', { enum: GENDERS }),
    birthYear: integer('birth_year'),
    /** The group or cooperative, as the farmer’s office calls it. */
    groupName: text('group_name'),
    /** Where the farm lies, in degrees (WGS 84). */
    latitude: real('latitude'),
    longitude: real('longitude'),
    /** When somebody last spoke with the farmer, or heard from the farmer. */
    lastContactAt: instant('last_contact_at'),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('farmer_records_gender', t.gender, GENDERS),
    checkConstraint('farmer_records_latitude', sql`${t.latitude} between -90 and 90`),
    checkConstraint('farmer_records_longitude', sql`${t.longitude} between -180 and 180`),
    checkConstraint('farmer_records_place', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    index('farmer_records_agent_contact').on(t.agentId, t.lastContactAt, t.farmerId),
  ],
)

/** What was said to a farmer or heard from her, as the agent wrote it down. */
export const farmerNotes = sqliteTable(
  'farmer_notes',
  {
    id: id(),
    farmerId: text('farmer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    channel: text('channel', { enum: CONTACT_CHANNELS }).notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('farmer_notes_channel', t.channel, CONTACT_CHANNELS),
    index('farmer_notes_farmer_created').on(t.farmerId, t.createdAt, t.id),
    index('farmer_notes_author').on(t.authorId, t.createdAt),
  ],
)

/** Visits of agents to farmers. `day` and `time` are those of the farm. */
export const visits = sqliteTable(
  'visits',
  {
    id: id(),
    farmerId: text('farmer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agentId: text('agent_id').references(() => users.id, { onDelete: 'set null' }),
    day: day('day').notNull(),
    /** 'HH:MM' */
    time: text('time').notNull(),
    purpose: text('purpose').notNull(),
    notes: text('notes'),
    status: text('status', { enum: keysOf(VISIT_STATUS) })
      .notNull()
      .default('scheduled'),
    /** What the agent saw and said there. */
    outcome: text('outcome'),
    /** Where it was completed, in degrees (WGS 84), and how exact that is, in metres. */
    latitude: real('latitude'),
    longitude: real('longitude'),
    accuracy: real('accuracy'),
    completedAt: instant('completed_at'),
    /** Grows with every change of the row, so that an edit made from an older copy is noticed. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('visits_status', t.status, keysOf(VISIT_STATUS)),
    checkConstraint('visits_latitude', sql`${t.latitude} between -90 and 90`),
    checkConstraint('visits_longitude', sql`${t.longitude} between -180 and 180`),
    checkConstraint('visits_place', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    index('visits_agent_day').on(t.agentId, t.day, t.time, t.id),
    index('visits_farmer_day').on(t.farmerId, t.day, t.time, t.id),
    index('visits_day').on(t.day, t.time, t.id),
    index('visits_status_day').on(t.status, t.day, t.time, t.id),
  ],
)

/** Photos that were taken on a visit. */
export const visitPhotos = sqliteTable(
  'visit_photos',
  {
    visitId: text('visit_id')
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    photoId: text('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.visitId, t.photoId] }), index('visit_photos_photo').on(t.photoId)],
)

/** The secret address of an agent's calendar file; only its hash is stored. */
export const calendarKeys = sqliteTable(
  'calendar_keys',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('calendar_keys_hash').on(t.hash)],
)

/**
 * Documents that agents and administrators share. The file lies in the data folder under its hash (SHA-256 in hex), so
 * that the same file is kept once.
 */
export const documents = sqliteTable(
  'documents',
  {
    id: id(),
    name: text('name').notNull(),
    type: text('type', { enum: DOCUMENT_TYPES }).notNull(),
    bytes: integer('bytes').notNull(),
    hash: text('hash').notNull(),
    category: text('category', { enum: DOCUMENT_CATEGORIES }).notNull(),
    description: text('description'),
    uploadedBy: text('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('documents_type', t.type, DOCUMENT_TYPES),
    enumCheck('documents_category', t.category, DOCUMENT_CATEGORIES),
    checkConstraint('documents_bytes', sql`${t.bytes} > 0`),
    index('documents_created').on(t.createdAt, t.id),
    index('documents_category_created').on(t.category, t.createdAt, t.id),
    index('documents_hash').on(t.hash),
    index('documents_uploaded_by').on(t.uploadedBy),
  ],
)
