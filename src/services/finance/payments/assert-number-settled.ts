import type { Db } from '#db/client.ts'
import { hasMethodBefore, type MethodRow } from '#db/queries/finance/payment-methods.ts'
import { findOpenChange, wasObjectedTo } from '#db/queries/people/phone-changes.ts'
import { hasProvedBefore } from '#db/queries/people/proved-phones.ts'
import { PHONE_CHANGE } from '#domain/people/phone/phone-change.ts'
import { problem } from '#domain/problem.ts'

/**
 * Refuses a payout to the new number of a profile for a day, in which the old one may object, and to a number that the
 * old one objected to: who took an account over must not have its money sent to a phone of their own.
 */
export function assertNumberSettled(tx: Db, { userId, phone }: { userId: string; phone: string }, now: Date) {
  if (wasObjectedTo(tx, userId, phone)) throw problem('numberObjected')
  const since = dayBefore(now)
  const change = findOpenChange(tx, userId, since)
  if (change?.newPhone === phone) throw problem('numberIsNew')
}

type NewMethod = Pick<MethodRow, 'userId' | 'currency' | 'createdAt'> & { phoneNumber?: string }

/**
 * Refuses a payout for a day to an account that was added while its farmer had another one of the currency, for the same
 * reason. A number that was proved earlier is the farmer's already.
 */
export function assertMethodSettled(tx: Db, { userId, currency, createdAt, phoneNumber }: NewMethod, now: Date) {
  const since = dayBefore(now)
  if (createdAt <= since || !hasMethodBefore(tx, { userId, currency }, since)) return
  if (phoneNumber === undefined || !hasProvedBefore(tx, { userId, phone: phoneNumber }, since))
    throw problem('accountIsNew')
}

const dayBefore = (now: Date) => new Date(now.getTime() - PHONE_CHANGE.payoutsWaitMs).toISOString()
