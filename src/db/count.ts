import { count, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './client.ts'

/** How many rows of a table meet a condition; without one, all of them. */
export const countRows = (db: Db, table: SQLiteTable, where?: SQL) =>
  db.select({ rows: count() }).from(table).where(where).get()!.rows
