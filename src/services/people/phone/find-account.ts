import type { Db } from '#db/client.ts'
import { listFarmersNaming } from '#db/queries/people/phones.ts'
import { findProvedUsers } from '#db/queries/people/proved-phones.ts'
import { findUserByUsername } from '#db/queries/people/users.ts'
import { withoutHidden } from '#domain/letters.ts'
import { dialled } from '#domain/phone.ts'
import { COUNTRIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { phoneOf } from './phone-number.ts'

const LIKE_NUMBER = /^\+?\d{6,15}$/

/**
 * The account that somebody names who signs in: by its username, or by a phone number, as it is dialled in any of our
 * countries. One that somebody proved is that person's; one that nobody proved is of the farmer whose profile alone names
 * it, as an office writes it down. Members of a household who share a phone have usernames.
 */
export function findAccount(db: Db, written: string) {
  const typed = withoutHidden(written)
  const named = findUserByUsername(db, typed)
  if (named || !LIKE_NUMBER.test(dialled(typed))) return named
  const phones = [...new Set(keysOf(COUNTRIES).flatMap((country) => phoneOf(country, typed) ?? []))]
  const proved = findProvedUsers(db, phones)
  if (proved.length > 0) return proved.length === 1 ? findUserByUsername(db, proved[0]!) : undefined
  const [farmer, ...others] = phones.flatMap((phone) => listFarmersNaming(db, phone))
  return farmer && others.length === 0 ? findUserByUsername(db, farmer.username) : undefined
}
