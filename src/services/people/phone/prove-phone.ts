import { type Db, transact } from '#db/client.ts'
import { findOwnAccount } from '#db/queries/finance/accounts.ts'
import { insertSms } from '#db/queries/messaging/sms.ts'
import { isStopped } from '#db/queries/messaging/sms-dispatch.ts'
import { findServiceCode } from '#db/queries/messaging/ussd.ts'
import { listCodesToDial, listOpenCodes } from '#db/queries/people/phone-codes.ts'
import { hasProved } from '#db/queries/people/proved-phones.ts'
import { findUser } from '#db/queries/people/users.ts'
import { fitSms } from '#domain/messaging/menu/fit-sms.ts'
import { voiceOf } from '#domain/messaging/menu/voice.ts'
import { servedLanguage } from '#domain/people/language/served-languages.ts'
import type { PhoneProof } from '#domain/people/phone/phone-proof.schema.ts'
import { HIDDEN_CODE } from '#domain/people/phone/phone-proof.ts'
import type { User } from '#domain/people/session.schema.ts'
import { dialled, isInternational } from '#domain/phone.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../actor.ts'
import { keepCodeText } from './code-texts.ts'
import { takeNumber } from './own-number.ts'
import { makePhoneCode, spendPhoneCode } from './phone-codes.ts'

type Owner = Pick<Actor, 'user' | 'now'>
/** The number of the profile, or that of an own account of mobile money. */
type Which = { accountId?: string }

/** How things stand with an own number. */
export function readPhoneProof(db: Db, which: Which, { user, now }: Owner): PhoneProof {
  const phone = numberOf(db, user, which)
  const codes = phone === null ? [] : listOpenCodes(db, { userId: user.id, phone, now: now().toISOString() })
  return {
    phone,
    isProved: phone !== null && hasProved(db, user.id, phone),
    open: codes.map(({ way, expiresAt }) => ({ way, expiresAt })),
    serviceCode: findServiceCode(db) ?? null,
  }
}

/** Sends a code to an own number. The message belongs to nobody yet: the number may be a stranger's. */
export function sendPhoneCode(tx: Db, which: Which, { user, now }: Owner) {
  const phone = unprovedNumber(tx, which, user)
  if (isStopped(tx, phone)) throw problem('phoneStopped')
  const { code, expiresAt } = makePhoneCode(tx, { userId: user.id, phone, way: 'sms' }, now())
  const { say } = voiceOf(servedLanguage(user.language))
  const createdAt = now().toISOString()
  const message = say('phoneCode', { code: HIDDEN_CODE })
  const sms = insertSms(tx, { userId: null, phone, message, type: 'general', isUrgent: true, dueAt: '', createdAt })
  keepCodeText(sms.id, fitSms([say('phoneCode', { code })]), now())
  return { phone, expiresAt, code: null }
}

/** Makes a code that the screen shows, to be typed into the menu of USSD on the phone itself. */
export function showPhoneCode(tx: Db, which: Which, { user, now }: Owner) {
  const phone = unprovedNumber(tx, which, user)
  return { phone, ...makePhoneCode(tx, { userId: user.id, phone, way: 'ussd' }, now()) }
}

/** Proves an own number by the code that was sent to it. A wrong try stays counted. */
export function provePhone(db: Db, { code, ...which }: Which & { code: string }, { user, now }: Owner) {
  const at = now().toISOString()
  const isProved = transact(db, (tx) => {
    const phone = unprovedNumber(tx, which, user)
    const sent = listOpenCodes(tx, { userId: user.id, phone, now: at }).filter(({ way }) => way === 'sms')
    if (!spendPhoneCode(tx, sent, code)) return false
    takeNumber(tx, { userId: user.id, phone, proof: 'sms', provedAt: at })
    return true
  })
  if (!isProved) throw problem('phoneCodeRefused')
  return readPhoneProof(db, which, { user, now })
}

/** Whether a number may prove somebody by USSD now. */
export const isDialAwaited = (db: Db, phone: string, now: Date) =>
  listCodesToDial(db, phone, now.toISOString()).length > 0

/** Proves a number by a code of the screen that came from it; answers whose it is, undefined for a wrong code. */
export function proveByDialling(tx: Db, { phone, typed }: { phone: string; typed: string }, now: Date) {
  const at = now.toISOString()
  const spent = spendPhoneCode(tx, listCodesToDial(tx, phone, at), typed)
  if (spent) takeNumber(tx, { userId: spent.userId, phone, proof: 'ussd', provedAt: at })
  return spent && findUser(tx, spent.userId)
}

function unprovedNumber(tx: Db, which: Which, user: User) {
  const phone = numberOf(tx, user, which)
  if (phone === null) throw problem('noNumberToProve')
  if (hasProved(tx, user.id, phone)) throw problem('phoneProved')
  return phone
}

function numberOf(db: Db, { id }: User, { accountId }: Which) {
  const written = accountId === undefined ? findUser(db, id)?.phone : findOwnAccount(db, accountId, id)?.phoneNumber
  if (accountId !== undefined && written === undefined) throw problem('notFound')
  const phone = dialled(written ?? '')
  return isInternational(phone) ? phone : null
}
