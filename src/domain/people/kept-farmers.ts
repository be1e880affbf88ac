import { found } from '../search.ts'
import type { ListedFarmer } from './farmer.schema.ts'
import type { FarmerSort, FarmerState } from './farmer.ts'

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
    .sort((one, other) => Number(other.isMine) - Number(one.isMine) || direction * one[key].localeCompare(other[key]))
  const there = found(narrowed, place, ({ location }) => ({ shown: [location ?? ''] }))
  return found(there, search, ({ fullName, phone, location }) => ({ shown: [fullName, phone ?? '', location ?? ''] }))
}
