import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import {
  countAdvisories,
  countFoundAdvisories,
  listAdvisories,
  listAdvisoriesAbout,
  listNewestAdvisories,
} from '#db/queries/advice/advisories.ts'
import { listGrownCropIds } from '#db/queries/crops/farmer-crops.ts'
import type {
  AdvisoryCounts,
  advisoryCountsInput,
  advisoryFilter,
  NearestAdvisoriesInput,
} from '#domain/advice/advisory.schema.ts'
import type { User } from '#domain/people/session.schema.ts'

/** A page of the active advisories, newest first. Without a filter the statement is a prepared one. */
export function findAdvisories(db: Db, filter: z.infer<typeof advisoryFilter>) {
  return filter.category || filter.search ? listAdvisories(db, filter) : listNewestAdvisories(db, filter)
}

/** The few advisories of the home: those about the farmer's crops first, then the newest. */
export function listNearestAdvisories(db: Db, { most, language }: NearestAdvisoriesInput, user: User | null) {
  const cropIds = user?.role === 'farmer' ? listGrownCropIds(db, user.id) : []
  const own = cropIds.length === 0 ? [] : listAdvisoriesAbout(db, cropIds, language, most)
  const newest = own.length < most ? listNewestAdvisories(db, { language, limit: most }).items : []
  const others = newest.filter(({ id }) => !own.some((each) => each.id === id))
  return [...own, ...others].slice(0, most).map((each) => ({ ...each, isOwnCrop: own.includes(each) }))
}

/** How many active advisories a language has, or those of them with some words: in all and by category. */
export function countByCategory(db: Db, { language, search }: z.infer<typeof advisoryCountsInput>): AdvisoryCounts {
  const counts = search ? countFoundAdvisories(db, language, search) : countAdvisories(db, language)
  return {
    all: counts.reduce((sum, { count }) => sum + count, 0),
    byCategory: Object.fromEntries(counts.map(({ category, count }) => [category, count])),
  }
}
