import { KNOWN_CROP_NAMES, namesOfCrop } from '#domain/crops/search/crop-search.ts'
import { found, type Names } from '../search.ts'
import type { Advisory, AdvisoryCounts } from './advisory.schema.ts'
import type { AdvisoryCategory } from './advisory.ts'

type Wanted = { search: string | undefined; category: AdvisoryCategory | undefined }

/** Which of some advisories are looked for, and how many of them there are in each category. */
export function searchAdvisories(advisories: readonly Advisory[], { search = '', category }: Wanted) {
  const answering = new Set(found(advisories, search, namesOf, KNOWN_CROP_NAMES))
  const inOrder = advisories.filter((each) => answering.has(each))
  return { items: inOrder.filter((each) => !category || each.category === category), counts: countsOf(inOrder) }
}

function namesOf({ title, content, crop }: Advisory): Names {
  const { shown, other } = crop ? namesOfCrop(crop) : { shown: [] }
  return { shown: [title, content, ...shown], other }
}

function countsOf(advisories: readonly Advisory[]): AdvisoryCounts {
  const byCategory: AdvisoryCounts['byCategory'] = {}
  for (const { category } of advisories) byCategory[category] = (byCategory[category] ?? 0) + 1
  return { all: advisories.length, byCategory }
}
