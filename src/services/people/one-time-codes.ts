import { createHash, randomBytes } from 'node:crypto'
import { type Db, transact } from '#db/client.ts'
import { findTotp, replaceRecoveryCodes, spendRecoveryCode, spendStep } from '#db/queries/people/second-factors.ts'
import { fromBase32, stepOf, toBase32 } from './totp.ts'

const RECOVERY_CODES = 10
/** 120 bits: too many to guess even with the database at hand, so that a plain hash is enough. */
const RECOVERY_BYTES = 15

/** Spends a code of the authenticator app or a recovery code. Returns whether it was right. */
export const spendCode = (db: Db, userId: string, code: string, now: Date) =>
  transact(
    db,
    (tx) => spendTotp(tx, userId, code, now) || spendRecoveryCode(tx, userId, hashOfCode(code), now.toISOString()),
  )

/** Spends a code of the app, which is valid once. Returns whether it was right. */
export function spendTotp(tx: Db, userId: string, code: string, now: Date) {
  const totp = findTotp(tx, userId)
  if (!totp) return false
  const step = stepOf(code.replace(/[\s-]/g, ''), fromBase32(totp.secret), now, totp.lastStep)
  return step !== null && spendStep(tx, userId, step)
}

/** Replaces all recovery codes, and returns the new ones, which are shown once. */
export function giveRecoveryCodes(tx: Db, userId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, () => grouped(toBase32(randomBytes(RECOVERY_BYTES))))
  replaceRecoveryCodes(tx, userId, codes.map(hashOfCode))
  return codes
}

/** 80 bits are enough for a code of a day, and short enough to be read out. */
const PASSWORD_CODE_BYTES = 10

/** A new code to set a password with. */
export const newPasswordCode = () => grouped(toBase32(randomBytes(PASSWORD_CODE_BYTES)))

const grouped = (code: string) => code.toLowerCase().replace(/.{4}(?=.)/g, '$&-')

/** The same hash however the code is typed: base32 has no 0, 1 and 8, which people may write for O, I and B. */
export const hashOfCode = (code: string) => {
  const plain = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('8', 'B')
  return createHash('sha256').update(plain).digest('hex')
}
