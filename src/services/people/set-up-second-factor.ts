import { randomBytes } from 'node:crypto'
import { type Db, transact } from '#db/client.ts'
import { confirmTotp, deleteSecondFactor, findTotp, saveTotp } from '#db/queries/people/second-factors.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from './actor.ts'
import type { Auth } from './auth.ts'
import { giveRecoveryCodes, spendTotp } from './one-time-codes.ts'
import { hasSecondFactor } from './second-factor-duty.ts'
import { countCode } from './sign-in-throttle.ts'
import { otpauthUri, toBase32 } from './totp.ts'

/** 160 bits, the length of the hash (RFC 4226, section 4). */
const SECRET_BYTES = 20

/** Makes the secret of a user's authenticator app. It counts only after `confirmSecondFactor`. */
export function setUpSecondFactor(tx: Db, { user, now }: Pick<Actor, 'user' | 'now'>) {
  if (hasSecondFactor(tx, user.id)) throw problem('secondFactorOn')
  const secret = toBase32(randomBytes(SECRET_BYTES))
  saveTotp(tx, user.id, secret, now().toISOString())
  return { secret, uri: otpauthUri(secret, user.username) }
}

type Holder = Pick<Actor, 'user' | 'now'> & { auth: Pick<Auth, 'closeAll'>; session: { token: string } }

/**
 * Turns sign-in with a code on, once the app has shown a right code, and returns the recovery codes. Ends the other
 * sessions of the user, which were opened without a code. A wrong code stays counted as a failure.
 */
export function confirmSecondFactor(db: Db, { code }: { code: string }, { user, now, auth, session }: Holder) {
  const attempt = countCode(db, user.id, now)
  const recoveryCodes = transact(db, (tx) => {
    const totp = findTotp(tx, user.id)
    if (!totp) throw problem('secondFactorOff')
    if (totp.confirmedAt) throw problem('secondFactorOn')
    if (!spendTotp(tx, user.id, code, now())) throw problem('codeRefused')
    confirmTotp(tx, user.id, now().toISOString())
    auth.closeAll(user.id, session.token)
    return giveRecoveryCodes(tx, user.id)
  })
  attempt.forgive()
  return { recoveryCodes }
}

/** Turns sign-in with a code off. */
export function turnOffSecondFactor(tx: Db, userId: string) {
  deleteSecondFactor(tx, userId)
  return { ok: true as const }
}

/** New recovery codes in place of all earlier ones. */
export const renewRecoveryCodes = (tx: Db, userId: string) => ({ recoveryCodes: giveRecoveryCodes(tx, userId) })
