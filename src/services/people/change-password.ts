import { type Db, transact } from '#db/client.ts'
import { findPassword } from '#db/queries/people/users.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Account, Auth } from './auth.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { replacePassword } from './replace-password.ts'

/** `provenHash` is the hash that the old password fitted (see prove-password.ts). */
type Change = { newPassword: string; provenHash: string | null }
type Holder = { user: User; auth: Auth; address: string }

/** Changes the password of a signed-in user, and ends every session of the account. It opens no session. */
export async function changePassword(
  db: Db,
  { newPassword, provenHash }: Change,
  { user, auth, address }: Holder,
): Promise<Account> {
  await refuseWeakPassword({ username: user.username, password: newPassword }, auth)
  const password = await auth.hashPassword(newPassword, address)
  transact(db, (tx) => {
    // Another session changed the password while this one was hashed, and ended this session.
    if (findPassword(tx, user.id) !== provenHash) throw problem('wrongPassword')
    replacePassword(tx, user.id, password)
  })
  return { ...user, password }
}
