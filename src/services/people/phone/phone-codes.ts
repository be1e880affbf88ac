import { randomInt, scryptSync, timingSafeEqual } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import {
  closeCodes,
  countCodesOf,
  countCodesTo,
  countTry,
  insertPhoneCode,
  type PhoneCode,
} from '#db/queries/people/phone-codes.ts'
import { CODE_LIMITS, type CodeWay, PHONE_CODE } from '#domain/people/phone/phone-proof.ts'
import { problem } from '#domain/problem.ts'

type CodeRequest = { userId: string; phone: string; way: CodeWay }

/** Makes a code in place of the one before, and stores its hash. Refuses who asks for too many. */
export function makePhoneCode(tx: Db, asked: CodeRequest, now: Date) {
  refuseTooMany(tx, asked, now)
  closeCodes(tx, asked)
  const id = newId()
  const code = String(randomInt(10 ** PHONE_CODE.digits)).padStart(PHONE_CODE.digits, '0')
  const expiresAt = new Date(now.getTime() + PHONE_CODE.lifeMs).toISOString()
  const hash = hashOf(code, id).toString('base64')
  insertPhoneCode(tx, { ...asked, id, hash, expiresAt, triesLeft: PHONE_CODE.tries, createdAt: now.toISOString() })
  return { code, expiresAt }
}

/** The one of these codes that was typed. A wrong one counts for all of them. */
export function spendPhoneCode(tx: Db, codes: readonly PhoneCode[], typed: string): PhoneCode | undefined {
  const plain = typed.replace(/[\s-]/g, '')
  const found = codes.find(({ id, hash }) => timingSafeEqual(hashOf(plain, id), Buffer.from(hash, 'base64')))
  if (found) closeCodes(tx, found)
  else for (const { id } of codes) countTry(tx, id)
  return found
}

/**
 * There are a million codes, so that the hash must be slow: with these parameters (16 MB, some 40 ms) trying them all
 * takes hours, and a code lives for ten minutes.
 */
const hashOf = (code: string, salt: string) => scryptSync(code, salt, 32, { N: 2 ** 14, r: 8, p: 1 })

function refuseTooMany(tx: Db, { userId, phone, way }: CodeRequest, now: Date) {
  for (const { within, user, phone: toPhone } of CODE_LIMITS) {
    const since = new Date(now.getTime() - within).toISOString()
    const own = countCodesOf(tx, userId, since)
    const sent = countCodesTo(tx, phone, since)
    const full = own.codes >= user ? own : way === 'sms' && sent.codes >= toPhone ? sent : null
    if (full) throw problem('tooManyCodes', secondsUntil(full.first, within, now))
  }
}

const secondsUntil = (first: string | null, within: number, now: Date) =>
  Math.max(1, Math.ceil((Date.parse(first ?? now.toISOString()) + within - now.getTime()) / 1000))
