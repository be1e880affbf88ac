import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'

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
