import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import {
  countAdvisories,
  countFoundAdvisories,
  listAdvisories,
  listNewestAdvisories,
} from '#db/queries/advice/advisories.ts'
import type { AdvisoryCounts, advisoryCountsInput, advisoryFilter } from '#domain/advice/advisory.schema.ts'

/** A page of the active advisories, newest first. Without a filter the statement is a prepared one. */
export function findAdvisories(db: Db, filter: z.infer<typeof advisoryFilter>) {
  return filter.category || filter.search ? listAdvisories(db, filter) : listNewestAdvisories(db, filter)
}

/** How many active advisories a language has, or those of them with some words: in all and by category. */
export function countByCategory(db: Db, { language, search }: z.infer<typeof advisoryCountsInput>): AdvisoryCounts {
  const counts = search ? countFoundAdvisories(db, language, search) : countAdvisories(db, language)
  return {
    all: counts.reduce((sum, { count }) => sum + count, 0),
    byCategory: Object.fromEntries(counts.map(({ category, count }) => [category, count])),
  }
}
