import { type TableSearch, tableSearch } from '#client/ui/table/search.ts'
import { FARMER_STATES, type FarmerState } from '#domain/people/farmer.ts'

/** What the list of farmers is narrowed by, in its address. */
export type FarmersSearch = TableSearch & { mine?: true; crop?: string; place?: string; status?: FarmerState }

const MAX_WORDS = 100
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_WORDS) || undefined : undefined

/** Reads it from an address that anybody may have written. */
export const farmersSearch = (search: Record<string, unknown>): FarmersSearch => ({
  ...tableSearch(search),
  mine: search.mine === true ? true : undefined,
  crop: textOf(search.crop)?.slice(0, 64),
  place: textOf(search.place),
  status: FARMER_STATES.find((state) => state === search.status),
})
