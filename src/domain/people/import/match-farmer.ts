import type { Role } from '../../roles.ts'
import type { ImportedFarmer } from '../farmer-import.ts'
import { nameKey, wordsOf } from './name-key.ts'

/** Somebody who is there, as far as a row of a file is compared with them. */
export type KnownUser = { id: string; username: string; fullName: string; role: Role; phone: string | null }

/** What a row of a file is: somebody new, a farmer who is there, or not to be told. */
export type Match<User extends KnownUser> =
  | { is: 'new'; sharesPhone: boolean }
  | { is: 'known'; user: User }
  | { is: 'fault'; column: 'username' | 'phone' | 'fullName'; reason: string }

type Row = Pick<ImportedFarmer, 'fullName' | 'username'>
type Known<User> = {
  /** Who has the row's username, and who have its phone number. */
  named: User | undefined
  callers: readonly User[]
  /** The farmers of its name at its place, where it has neither. */
  neighbours?: readonly User[]
}

/**
 * Compares a row with the users who have its username or its phone number. A household may have one phone: who has the
 * number and another name is somebody else. A username alone changes nobody of another name. Without both, the name and
 * the place are compared.
 */
export function matchFarmer<User extends KnownUser>(
  row: Row,
  { named, callers, neighbours = [] }: Known<User>,
): Match<User> {
  if (named) {
    const isSamePerson = isLikeName(row.fullName, named.fullName) || callers.some(({ id }) => id === named.id)
    return named.role === 'farmer' && isSamePerson ? { is: 'known', user: named } : fault('username', TAKEN)
  }
  if (neighbours.length > 1) return fault('fullName', `${neighbours.length} farmers with this name are at this place. Write the username or the phone number of the one who is meant`) // biome-ignore format: one sentence
  if (neighbours[0]) return { is: 'known', user: neighbours[0] }
  const farmers = row.username ? [] : callers.filter(({ role }) => role === 'farmer')
  const exact = farmers.filter(({ fullName }) => nameKey(fullName) === nameKey(row.fullName))
  const alike = exact.length > 0 ? exact : farmers.filter(({ fullName }) => isLikeName(fullName, row.fullName))
  if (alike.length > 1) return fault('phone', `${alike.length} farmers with this name have this phone number. Write the username of the one who is meant`) // biome-ignore format: one sentence
  const [user] = alike
  return user ? { is: 'known', user } : { is: 'new', sharesPhone: callers.length > 0 }
}

const TAKEN = 'This username is taken'
const fault = (column: 'username' | 'phone' | 'fullName', reason: string) => ({ is: 'fault', column, reason }) as const

/** Whether two names can be one person's: all words of the shorter stand in the longer. */
export function isLikeName(a: string, b: string) {
  const [one, other] = [wordsOf(a), wordsOf(b)]
  return (
    one.size > 0 &&
    other.size > 0 &&
    ([...one].every((word) => other.has(word)) || [...other].every((word) => one.has(word)))
  )
}
