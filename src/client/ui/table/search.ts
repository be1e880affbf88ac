/**
 * The search and order of a table, as parameters of the address: a reload, a link and Back keep them. Which orders there
 * are the screen knows: it is loaded later than the addresses of all screens.
 */
export type TableSearch = { q?: string; sort?: string }

const MAX_WORDS = 100

/** Reads it from an address that anybody may have written. */
export const tableSearch = ({ q, sort }: Record<string, unknown>): TableSearch => ({
  // The router reads '?q=77' as a number.
  q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, MAX_WORDS) || undefined : undefined,
  sort: typeof sort === 'string' ? sort : undefined,
})

type Sorts<Sort extends string> = { sorts: readonly Sort[]; usual: NoInfer<Sort> }

/** The order of an address, or the usual one where it names none of the table's. */
export const sortOf = <Sort extends string>({ sort }: TableSearch, { sorts, usual }: Sorts<Sort>): Sort =>
  sorts.find((each) => each === sort) ?? usual

/** The order after a press on the head of a column: by it, and at the next press the other way. */
export const nextSort = <Sort extends string>(sort: Sort, both: readonly [Sort, Sort]): Sort =>
  sort === both[0] ? both[1] : both[0]

/** Whether a column's order runs upwards, as screen readers say it. */
export function ariaSort<Sort extends string>(sort: Sort, both: readonly [Sort, Sort]) {
  if (!both.includes(sort)) return 'none'
  return sort.startsWith('-') ? 'descending' : 'ascending'
}
