import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { countAdvisories, listAdvisories, listNewestAdvisories } from '#db/queries/advice/advisories.ts'
import type { advisoryCounts, advisoryFilter } from '#domain/advice/advisory.schema.ts'

/**
 * A page of the active advisories, newest first. The first page without a filter has a prepared statement of its own.
 */
export function findAdvisories(db: Db, filter: z.infer<typeof advisoryFilter>) {
  const isFirstPage = !filter.cursor && !filter.category && !filter.search
  return isFirstPage ? listNewestAdvisories(db, filter.language, filter.limit) : listAdvisories(db, filter)
}

/** How many active advisories a language has, in all and by category. */
export function countByCategory(db: Db, language: string): z.infer<typeof advisoryCounts> {
  const counts = countAdvisories(db, language)
  return {
    all: counts.reduce((sum, { count }) => sum + count, 0),
    byCategory: Object.fromEntries(counts.map(({ category, count }) => [category, count])),
  }
}
