import type { Db } from '#db/client.ts'
import { deletePasswordCode } from '#db/queries/people/password-codes.ts'
import { updatePassword } from '#db/queries/people/users.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

/**
 * Gives an account another password hash. Whoever knew the old password is signed out, and a one-time code of before is
 * worth nothing.
 */
export function replacePassword(tx: Db, userId: string, hash: string): void {
  updatePassword(tx, userId, hash)
  deletePasswordCode(tx, userId)
  signOutEverywhere(tx, userId)
}
