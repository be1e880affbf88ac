import { sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'

/** Whether a column holds some words, whatever the case of Latin letters; the signs of LIKE mean themselves. */
export const contains = (column: AnySQLiteColumn, words: string) =>
  sql`${column} like ${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`
