import { found } from '../search.ts'
import type { ListedFarmer } from './farmer.schema.ts'
import type { FarmerSort, FarmerState } from './farmer.ts'
import { searchKey } from './names/search-key.ts'
import { compareNames } from './names/sort-key.ts'

/** Which farmers are looked for; the words may be in name, phone and place. */
export type KeptFilter = {
  sort: FarmerSort
  search?: string | undefined
  mine?: boolean | undefined
  place?: string | undefined
  status?: FarmerState | undefined
}

/** Those of a phone's farmers that the server would list, the agent's own first; the nearest to the words before both. */
export function findKeptFarmers(
  kept: readonly ListedFarmer[],
  { sort, search = '', mine, place = '', status }: KeptFilter,
): ListedFarmer[] {
  const key = sort.replace('-', '') as 'createdAt' | 'fullName'
  const direction = sort.startsWith('-') ? -1 : 1
  const narrowed = kept
    .filter((farmer) => (!mine || farmer.isMine) && (!status || farmer.isActive === (status === 'active')))
    .sort((one, other) => Number(other.isMine) - Number(one.isMine) || direction * COMPARE[key](one, other))
  const there = foundBy(narrowed, place, ({ location }) => [location])
  return foundBy(there, search, ({ fullName, phone, location }) => [fullName, phone, location])
}

const COMPARE = {
  createdAt: (one: ListedFarmer, other: ListedFarmer) => one.createdAt.localeCompare(other.createdAt),
  fullName: (one: ListedFarmer, other: ListedFarmer) => compareNames(one.fullName, other.fullName),
}

/** By every spelling of a name, as the server finds people. */
const foundBy = <T>(farmers: readonly T[], words: string, textsOf: (farmer: T) => (string | null)[]) =>
  found(farmers, searchKey(words), (farmer) => ({ shown: textsOf(farmer).map((text) => searchKey(text ?? '')) }))
