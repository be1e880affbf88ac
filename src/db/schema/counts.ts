import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { ENROLLMENT_STATUS } from '#domain/learning/course.ts'
import { ROLES } from '#domain/roles.ts'
import { keysOf } from '#domain/table.ts'
import { day, enumCheck, flag } from '../columns.ts'

/** How many rows of a table have the rest of this row in common. Triggers write it: see `kept-counts.ts`. */
const rows = () => integer('rows').notNull()

/** Users by what their numbers are asked by. */
export const userCounts = sqliteTable(
  'user_counts',
  {
    role: text('role', { enum: keysOf(ROLES) }).notNull(),
    isActive: flag('is_active').notNull(),
    /** Of a deleted account the row may stay. */
    isDeleted: flag('is_deleted').notNull(),
    language: text('language').notNull(),
    hasPhone: flag('has_phone').notNull(),
    rows: rows(),
  },
  (t) => [
    primaryKey({ columns: [t.role, t.isActive, t.isDeleted, t.language, t.hasPhone] }),
    enumCheck('user_counts_role', t.role, keysOf(ROLES)),
  ],
)

/** Farmers whose accounts were not deleted, by the day on which they were made. */
export const farmerDays = sqliteTable('farmer_days', { day: day('day').primaryKey(), rows: rows() })

/** Prices by their day. */
export const priceDays = sqliteTable('price_days', { day: day('day').primaryKey(), rows: rows() })

/** Prices by crop and market; without a reference, for a crop may go before they do. */
export const priceSeries = sqliteTable(
  'price_series',
  { cropId: text('crop_id').notNull(), market: text('market').notNull(), rows: rows() },
  (t) => [primaryKey({ columns: [t.cropId, t.market] })],
)

/** Crops of farmers, removed ones too, by what is grown; without a reference, for a crop may go before they do. */
export const cropGrowers = sqliteTable('crop_growers', { cropId: text('crop_id').primaryKey(), rows: rows() })

/** Enrollments by course and state; without a reference, for a course may go before they do. */
export const enrollmentCounts = sqliteTable(
  'enrollment_counts',
  {
    courseId: text('course_id').notNull(),
    status: text('status', { enum: ENROLLMENT_STATUS }).notNull(),
    rows: rows(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.status] }),
    enumCheck('enrollment_counts_status', t.status, ENROLLMENT_STATUS),
  ],
)
