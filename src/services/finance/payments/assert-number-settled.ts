import type { Db } from '#db/client.ts'
import { findOpenChange, wasObjectedTo } from '#db/queries/people/phone-changes.ts'
import { PHONE_CHANGE } from '#domain/people/phone/phone-change.ts'
import { problem } from '#domain/problem.ts'

/**
 * Refuses a payout to the new number of a profile for a day, in which the old one may object, and to a number that the
 * old one objected to: who took an account over must not have its money sent to a phone of their own.
 */
export function assertNumberSettled(tx: Db, { userId, phone }: { userId: string; phone: string }, now: Date) {
  if (wasObjectedTo(tx, userId, phone)) throw problem('numberObjected')
  const since = new Date(now.getTime() - PHONE_CHANGE.payoutsWaitMs).toISOString()
  const change = findOpenChange(tx, userId, since)
  if (change?.newPhone === phone) throw problem('numberIsNew')
}
