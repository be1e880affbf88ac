import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { credentials } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Account, Auth, Visit } from './auth.ts'
import { findAccount } from './phone/find-account.ts'
import { hasSecondFactor } from './second-factor-duty.ts'
import { type Attempt, countAttempt } from './sign-in-throttle.ts'
import { tryPassword } from './try-password.ts'
import { trySecondFactor } from './try-second-factor.ts'

export type SignInDeps = {
  auth: Auth
  now: () => Date
  address: string
  visit: Visit
  /** Adds ids to the log line of the request. */
  note: (ids: Record<string, string>) => void
}

/**
 * The account of somebody who signs in, by username or phone number, password, and a code where sign-in with a code is on. It opens no
 * session. A wrong username and a wrong password give the same answer after the same time.
 */
export async function signIn(db: Db, input: z.infer<typeof credentials>, door: SignInDeps): Promise<Account> {
  const found = findAccount(db, input.username)
  // Never log the typed name: it may be a password in the wrong field.
  if (found) door.note({ account: found.id })
  const isKnown = found !== undefined && door.auth.isKnown(door.visit, found)
  const attempt = countAttempt(db, { username: found?.username ?? input.username, isKnown }, door)
  const fits = await tryPassword(attempt, { hash: found?.password ?? null, password: input.password }, door)
  // Read again: while the hash was compared, the password may have changed, or the account may have been deactivated.
  const account = fits ? findAccount(db, input.username) : undefined
  if (!account || account.password !== found?.password) throw problem('invalidCredentials')
  if (!account.isActive) {
    attempt.forgive()
    throw problem('accountDeactivated')
  }
  if (hasSecondFactor(db, account.id)) requireCode(db, { userId: account.id, code: input.code, attempt }, door)
  attempt.forgive()
  return account
}

type Second = { userId: string; code: string | null | undefined; attempt: Attempt }

/** Only who sent the right password learns that a code is needed. */
export function requireCode(db: Db, { userId, code, attempt }: Second, { now }: Pick<SignInDeps, 'now'>) {
  if (!code?.trim()) {
    // Withdrawn and not forgiven: with the password alone nobody resets the count of wrong codes.
    attempt.withdraw()
    throw problem('codeRequired')
  }
  if (!trySecondFactor(db, { userId, code }, now)) throw problem('wrongCode')
}
