import type { Db } from '#db/client.ts'
import { findProvedUsers } from '#db/queries/people/proved-phones.ts'
import { findUserByUsername } from '#db/queries/people/users.ts'
import { dialled } from '#domain/phone.ts'
import { COUNTRIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { phoneOf } from './phone-number.ts'

const LIKE_NUMBER = /^\+?\d{6,15}$/

/**
 * The account that somebody names who signs in: by its username, or by a phone number that it alone proved, as it is
 * dialled in any of our countries. Members of a household who share a phone have usernames.
 */
export function findAccount(db: Db, typed: string) {
  const named = findUserByUsername(db, typed)
  if (named || !LIKE_NUMBER.test(dialled(typed))) return named
  const phones = new Set(keysOf(COUNTRIES).flatMap((country) => phoneOf(country, typed) ?? []))
  const [username, ...others] = findProvedUsers(db, [...phones])
  return username && others.length === 0 ? findUserByUsername(db, username) : undefined
}
