import type { Db } from '#db/client.ts'
import { insertSms } from '#db/queries/messaging/sms.ts'
import { endChanges, findChangeFrom, findOpenChange, insertPhoneChange } from '#db/queries/people/phone-changes.ts'
import { findProof } from '#db/queries/people/proved-phones.ts'
import { findUser, updateUser } from '#db/queries/people/users.ts'
import { fitSms } from '#domain/messaging/menu/fit-sms.ts'
import { voiceOf } from '#domain/messaging/menu/voice.ts'
import { servedLanguage } from '#domain/people/language/served-languages.ts'
import { isObjection, PHONE_CHANGE } from '#domain/people/phone/phone-change.ts'
import type { User } from '#domain/people/session.schema.ts'
import { dialled, isInternational } from '#domain/phone.ts'
import { signOutEverywhere } from '../sign-out-everywhere.ts'
import { dropNumber, takeNumber } from './own-number.ts'

/**
 * Asks the old number about a change of a profile's number, once it is written. Only a proved one is asked: what was
 * never proved may be a stranger's. A change in several steps is one from the number that was proved last.
 */
export function noteNumberChange(tx: Db, { id, phone: before }: Pick<User, 'id' | 'phone'>, now: Date) {
  const user = findUser(tx, id)!
  const [was, is] = [dialled(before ?? ''), dialled(user.phone ?? '')]
  if (was === is) return
  const given = givenUp(tx, { userId: id, was }, now)
  if (!given) return
  if (given.oldPhone === is) return takeBack(tx, { userId: id, ...given }, now)
  const isTold = findChangeFrom(tx, given.oldPhone, ago(now, PHONE_CHANGE.payoutsWaitMs))?.userId === id
  dropNumber(tx, id, given.oldPhone)
  insertPhoneChange(tx, { ...given, userId: id, newPhone: isInternational(is) ? is : null, createdAt: now.toISOString() }) // biome-ignore format: one row
  // Whoever changes it to and fro would have the old phone ring each time.
  if (!isTold) tell(tx, user, { phone: given.oldPhone, says: 'numberChanged' }, now)
}

/** The number that was proved last, and how. */
function givenUp(tx: Db, { userId, was }: { userId: string; was: string }, now: Date) {
  const proof = findProof(tx, userId, was)
  if (proof) return { oldPhone: was, oldProof: proof }
  const open = findOpenChange(tx, userId, ago(now, PHONE_CHANGE.objectionMs))
  return open && { oldPhone: open.oldPhone, oldProof: open.oldProof }
}

type GivenUpNumber = NonNullable<ReturnType<typeof givenUp>> & { userId: string }

function takeBack(tx: Db, { userId, oldPhone, oldProof }: GivenUpNumber, now: Date) {
  const at = now.toISOString()
  endChanges(tx, { userId, oldPhone }, { undoneAt: at })
  takeNumber(tx, { userId, phone: oldPhone, proof: oldProof, provedAt: at })
}

/**
 * Takes an objection that came from the old number itself: the account has that number again, the new one is not
 * proved, and whoever is signed in is signed out. Answers whether a text was one.
 */
export function objectToChange(tx: Db, { phone, text }: { phone: string; text: string }, now: Date): boolean {
  if (!isObjection(text)) return false
  const change = findChangeFrom(tx, phone, ago(now, PHONE_CHANGE.objectionMs))
  const user = change && findUser(tx, change.userId)
  if (!change || !user) return false
  const at = now.toISOString()
  const { userId, oldPhone, oldProof } = change
  const current = dialled(user.phone ?? '')
  dropNumber(tx, userId, current)
  endChanges(tx, { userId, oldPhone }, { objectedAt: at })
  updateUser(tx, userId, { phone: oldPhone })
  takeNumber(tx, { userId, phone: oldPhone, proof: oldProof, provedAt: at })
  signOutEverywhere(tx, userId)
  tell(tx, user, { phone: oldPhone, says: 'numberRestored' }, now)
  return true
}

type Telling = { phone: string; says: 'numberChanged' | 'numberRestored' }

function tell(tx: Db, user: User, { phone, says }: Telling, now: Date) {
  const { say } = voiceOf(servedLanguage(user.language))
  const message = fitSms([say(says, { name: user.fullName })])
  insertSms(tx, { userId: user.id, phone, message, type: 'general', isUrgent: true, dueAt: '', createdAt: now.toISOString() }) // biome-ignore format: one row
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()
