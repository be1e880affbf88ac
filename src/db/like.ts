import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const MAX_WORDS = 8

/** Conditions by which each word of a search is in one of some columns, whatever its case. For lists without an index. */
export const containing = (columns: SQLWrapper[], search: string | undefined): (SQL | undefined)[] =>
  (search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => or(...columns.map((column) => sql`${column} like ${pattern(word)} escape '\\'`)))

const pattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
