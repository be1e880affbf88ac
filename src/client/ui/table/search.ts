/** The search and order of a table, as parameters of the address: a reload, a link and Back keep them. */
export type TableSearch<Sort extends string> = { q?: string; sort?: Sort }

const MAX_WORDS = 100

/** Reads it from an address that anybody may have written. */
export function tableSearch<Sort extends string>(
  { q, sort }: Record<string, unknown>,
  sorts: readonly Sort[],
): TableSearch<Sort> {
  return {
    // The router reads '?q=77' as a number.
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, MAX_WORDS) || undefined : undefined,
    sort: sorts.find((each) => each === sort),
  }
}

/** The order after a press on the head of a column: by it, and at the next press the other way. */
export const nextSort = <Sort extends string>(sort: Sort, both: readonly [Sort, Sort]): Sort =>
  sort === both[0] ? both[1] : both[0]

/** Whether a column's order runs upwards, as screen readers say it. */
export function ariaSort<Sort extends string>(sort: Sort, both: readonly [Sort, Sort]) {
  if (!both.includes(sort)) return 'none'
  return sort.startsWith('-') ? 'descending' : 'ascending'
}
