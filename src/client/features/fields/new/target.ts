/** How a field can be measured. */
const WAYS = ['walk', 'draw', 'tape', 'area'] as const
export type Way = (typeof WAYS)[number]

/**
 * What is measured: for which farmer, where that is not the reader; which field, where it is there already; and the entry
 * of the outbox with its border, where that was refused.
 */
export type NewFieldSearch = { way?: Way; farmer?: string; field?: string; entry?: string }

const IDS = ['farmer', 'field', 'entry'] as const

/** An address may say anything. */
export function newFieldSearch(search: Record<string, unknown>): NewFieldSearch {
  const way = WAYS.find((each) => each === search.way)
  const ids = IDS.filter((name) => typeof search[name] === 'string').map((name) => [name, search[name]])
  return { ...(way && { way }), ...Object.fromEntries(ids) }
}

/** The same field by whichever way. */
export const isSameTarget = (a: NewFieldSearch, b: NewFieldSearch) => IDS.every((name) => a[name] === b[name])

/** What is measured, without the way. */
export const targetOf = ({ way: _, ...target }: NewFieldSearch): Omit<NewFieldSearch, 'way'> => target

/** Where a farmer measures fields, and where an agent does. */
export type NewFieldPlace = '/fields/new' | '/agent/fields/new'

/** The name of a draft of what is measured. */
export const keyOf = (draft: string, search: NewFieldSearch) =>
  [draft, ...IDS.flatMap((name) => search[name] ?? [])].join('.')
