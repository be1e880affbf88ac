import type { Db } from '#db/client.ts'
import { deletePasswordCode } from '#db/queries/people/password-codes.ts'
import { findUserRecord } from '#db/queries/people/user-records.ts'
import { insertUser, updateUser } from '#db/queries/people/users.ts'
import { isUniqueViolation } from '#db/violations.ts'
import { chosenLanguage } from '#domain/people/language/chosen-language.ts'
import type { NewUser, UserEdit, UserRecord } from '#domain/people/user-record.schema.ts'
import { problem } from '#domain/problem.ts'
import { changesOf } from '#services/operations/edit-row.ts'
import { mergeEdit } from '#services/operations/merge-edit.ts'
import { withDefaults } from '#services/operations/platform.ts'
import { followedPlace } from '#services/weather/followed-place.ts'
import type { Actor } from '../actor.ts'
import { noteNumberChange } from '../phone/change-number.ts'
import { phoneAt } from '../phone/phone-number.ts'
import { signOutEverywhere } from '../sign-out-everywhere.ts'
import { refuseDemoAccount } from './demo-account.ts'
import { storeNewCode } from './give-password-code.ts'
import { assertAdministratorStays } from './keep-administrator.ts'

/** An account without a password: nobody can sign in to it. */
const NO_PASSWORD = '!'

/** Makes the account of a user, who chooses a password with the code that is answered. */
export function createUser(tx: Db, input: NewUser, { now }: Pick<Actor, 'now'>) {
  const phone = input.phone && phoneAt(input.location, input.phone)
  const row = { ...withDefaults(tx, input), phone, password: NO_PASSWORD, createdAt: now().toISOString() }
  const { id } = unlessTaken(() => insertUser(tx, row))
  return { ...findUserRecord(tx, id)!, ...storeNewCode(tx, id, { now }) }
}

/** Changes what is told of a user. Another role ends the sessions, which have the rights of the old one. */
export function changeUser(tx: Db, input: UserEdit, { demo, now }: Pick<Actor, 'now'> & { demo: boolean }): UserRecord {
  const before = findUserRecord(tx, input.id)
  const changes = changesOf(before, mergeEdit(tx, 'users', before, input))
  if (Object.keys(changes).length === 0) return findUserRecord(tx, input.id)!
  if (changes.role !== undefined || changes.username !== undefined) refuseDemoAccount(input.id, { demo })
  if (changes.phone) changes.phone = phoneAt(changes.location ?? before?.location, changes.phone)
  const preferredLocation = before && followedPlace(before, { location: changes.location })
  const language = changes.language && chosenLanguage(changes.language)
  unlessTaken(() => updateUser(tx, input.id, { ...changes, ...language, preferredLocation }))
  if (before && changes.phone !== undefined) noteNumberChange(tx, before, now())
  if (changes.role !== undefined) {
    signOutEverywhere(tx, input.id)
    assertAdministratorStays(tx)
  }
  // A code belongs to the username with which it was handed out.
  if (changes.username !== undefined) deletePasswordCode(tx, input.id)
  return findUserRecord(tx, input.id)!
}

/** The unique index decides whose a username is. */
function unlessTaken<T>(write: () => T): T {
  try {
    return write()
  } catch (error) {
    throw isUniqueViolation(error) ? problem('usernameTaken') : error
  }
}
