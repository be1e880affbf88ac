import type { z } from 'zod'
import { type Db, transact } from '#db/client.ts'
import { hasPasswordCode, spendPasswordCode } from '#db/queries/people/password-codes.ts'
import type { setPasswordInput } from '#domain/people/set-password.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Account } from '../auth.ts'
import { hashOfCode } from '../one-time-codes.ts'
import { findAccount } from '../phone/find-account.ts'
import { refuseWeakPassword } from '../refuse-weak-password.ts'
import { replacePassword } from '../replace-password.ts'
import { hasSecondFactor } from '../second-factor-duty.ts'
import { requireCode, type SignInDeps } from '../sign-in.ts'
import { countAttempt } from '../sign-in-throttle.ts'

/**
 * Sets a new password by a one-time code, which is then used up, and returns the account. It opens no session. A wrong
 * code is counted as a failed login, and answered like one of an unknown username or one that has expired.
 */
export async function setPassword(db: Db, input: z.infer<typeof setPasswordInput>, door: SignInDeps): Promise<Account> {
  // Asked first: it tells nothing of the account.
  await refuseWeakPassword(input, door.auth)
  const found = findAccount(db, input.username)
  if (found) door.note({ account: found.id })
  const isKnown = found !== undefined && door.auth.isKnown(door.visit, found)
  const attempt = countAttempt(db, { username: found?.username ?? input.username, isKnown }, door)
  const code = { userId: found?.id ?? '', hash: hashOfCode(input.code), now: door.now().toISOString() }
  if (!hasPasswordCode(db, code) || !found) throw problem('passwordCodeRefused')
  if (hasSecondFactor(db, found.id)) requireCode(db, { userId: found.id, code: input.secondCode, attempt }, door)
  const password = await hashed(input.password)
  transact(db, (tx) => {
    // While the password was hashed, the code may have been used, replaced, or taken away.
    if (!spendPasswordCode(tx, code)) throw problem('passwordCodeRefused')
    replacePassword(tx, found.id, password)
  })
  attempt.forgive()
  return { ...found, password }

  async function hashed(plain: string) {
    try {
      return await door.auth.hashPassword(plain, door.address)
    } catch (error) {
      attempt.withdraw()
      throw error
    }
  }
}
