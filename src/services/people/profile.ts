import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { countProfile } from '#db/queries/people/profiles.ts'
import { findUser, updateUser } from '#db/queries/people/users.ts'
import { isDemoUser } from '#domain/people/demo.ts'
import { chosenLanguage } from '#domain/people/language/chosen-language.ts'
import type { profileChange } from '#domain/people/profile.schema.ts'
import type { User } from '#domain/people/session.schema.ts'
import { followedPlace } from '#services/weather/followed-place.ts'
import type { Actor } from './actor.ts'
import { noteNumberChange } from './phone/change-number.ts'
import { phoneAt } from './phone/phone-number.ts'

/** A user's details, and how much they have here. */
export const readProfile = (db: Db, { id }: User) => ({ user: findUser(db, id)!, ...countProfile(db, id) })

/** Changes a user's own details. An absent key leaves its value as it is, an empty text removes it. */
export function changeProfile(
  tx: Db,
  change: z.infer<typeof profileChange>,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): User {
  const { id, fullName } = user
  const before = findUser(tx, id)!
  const { email, location } = change
  const texts = {
    phone: changedPhone(change.phone, { ...user, ...(location !== undefined && { location }) }),
    email: orNull(email),
    location: orNull(location),
  }
  updateUser(tx, id, {
    fullName: change.fullName ?? fullName,
    preferredLocation: followedPlace(before, change),
    // Everybody who looks at a demo shares its accounts: each phone reads in its own language.
    ...(change.language && !isDemoUser(id) && chosenLanguage(change.language)),
    ...texts,
  })
  noteNumberChange(tx, before, now())
  return findUser(tx, id)!
}

/** A number that was stored before its form was checked stays as it is until it is changed. */
function changedPhone(typed: string | null | undefined, { phone, location }: Pick<User, 'phone' | 'location'>) {
  return typed && typed !== phone ? phoneAt(location, typed) : orNull(typed)
}

const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null)
