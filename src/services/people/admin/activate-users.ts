import type { Db } from '#db/client.ts'
import { deletePasswordCode } from '#db/queries/people/password-codes.ts'
import { findUserRecords, setUsersActive } from '#db/queries/people/user-records.ts'
import { deleteCalendarKey } from '#db/queries/support/calendar-keys.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import type { UserRecord } from '#domain/people/user-record.schema.ts'
import { problem } from '#domain/problem.ts'
import { signOutEverywhere } from '../sign-out-everywhere.ts'
import { assertAdministratorStays } from './keep-administrator.ts'

type Installation = { demo: boolean }

/**
 * Deactivates users, all or none: nobody can sign in to such an account, its sessions and its calendar's key end. Those that are inactive
 * already stay as they are.
 */
export function deactivateUsers(tx: Db, ids: readonly string[], { demo }: Installation): UserRecord[] {
  // The credentials of the demo's administrator are shown to everybody, who would be locked out together.
  if (demo && ids.includes(DEMO_USERS.admin)) throw problem('demoAccount')
  const users = setActive(tx, ids, false)
  for (const id of ids) {
    signOutEverywhere(tx, id)
    deletePasswordCode(tx, id)
    deleteCalendarKey(tx, id)
  }
  assertAdministratorStays(tx)
  return users
}

/** Reactivates users, all or none: they sign in with the password that they had. */
export const reactivateUsers = (tx: Db, ids: readonly string[]) => setActive(tx, ids, true)

function setActive(tx: Db, ids: readonly string[], isActive: boolean): UserRecord[] {
  const found = findUserRecords(tx, ids)
  if (found.length < new Set(ids).size) throw problem('notFound')
  const changed = found.filter((user) => user.isActive !== isActive).map(({ id }) => id)
  if (changed.length > 0) setUsersActive(tx, changed, isActive)
  return findUserRecords(tx, ids)
}
