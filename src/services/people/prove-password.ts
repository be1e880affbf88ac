import type { Db } from '#db/client.ts'
import { findPassword } from '#db/queries/people/users.ts'
import { isDemoUser } from '#domain/people/demo.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Auth } from './auth.ts'
import { countAttempt } from './sign-in-throttle.ts'
import { tryPassword } from './try-password.ts'

type Holder = { user: User; demo: boolean; auth: Auth; now: () => Date; address: string }

/**
 * Checks the password of a signed-in user once more, and returns the hash that it fits. Refuses the accounts of a demo,
 * which are shared.
 */
export async function provePassword(db: Db, { password }: { password: string }, holder: Holder) {
  const { user, demo } = holder
  if (demo && isDemoUser(user.id)) throw problem('demoAccount')
  const attempt = countAttempt(db, { username: user.username, isKnown: true }, holder)
  const hash = findPassword(db, user.id)
  if (!(await tryPassword(attempt, { hash, password }, holder))) throw problem('wrongPassword')
  attempt.forgive()
  return hash
}
