import type { Db } from '#db/client.ts'
import { savePasswordCode } from '#db/queries/people/password-codes.ts'
import { findUserRecord } from '#db/queries/people/user-records.ts'
import { isWaitingFarmer } from '#db/queries/people/waiting-farmers.ts'
import type { PasswordCode } from '#domain/people/user-record.schema.ts'
import { PASSWORD_CODE_HOURS, START_CODE_DAYS } from '#domain/people/user-record.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../actor.ts'
import { hashOfCode, newPasswordCode } from '../one-time-codes.ts'
import { signOutEverywhere } from '../sign-out-everywhere.ts'
import { refuseDemoAccount } from './demo-account.ts'

type Maker = Pick<Actor, 'now'> & { demo: boolean }

/** Makes a code by which a user sets a new password, and signs the user out everywhere. */
export function givePasswordCode(tx: Db, id: string, maker: Maker): PasswordCode {
  const found = findUserRecord(tx, id)
  if (!found) throw problem('notFound')
  if (!found.isActive) throw problem('inactiveAccount')
  refuseDemoAccount(id, maker)
  signOutEverywhere(tx, id)
  return { id, username: found.username, fullName: found.fullName, ...storeNewCode(tx, id, maker) }
}

/**
 * Stores the hash of a new code in place of the one before, and returns the code, which is shown once. A start code, of a
 * farmer who has no password yet, is valid for longer.
 */
export function storeNewCode(tx: Db, userId: string, { now }: Pick<Actor, 'now'>) {
  const code = newPasswordCode()
  const hours = isWaitingFarmer(tx, userId) ? START_CODE_DAYS * 24 : PASSWORD_CODE_HOURS
  const codeExpiresAt = new Date(now().getTime() + hours * 3_600_000).toISOString()
  savePasswordCode(tx, { userId, hash: hashOfCode(code), expiresAt: codeExpiresAt })
  return { code, codeExpiresAt }
}

/** What may be stored of an answer that tells a code. */
export const withoutCode = <T extends { code: string | null }>(answer: T): T => ({ ...answer, code: null })
