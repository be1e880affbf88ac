import { type Db, transact } from '#db/client.ts'
import { commitNow } from '#db/group-commit.ts'
import { findPayment, type PaymentRow, updatePayment } from '#db/queries/finance/payments.ts'
import { pauseAfter } from '#domain/finance/payments/pause.ts'
import { MAX_QUERIES, OPEN_PAYMENTS } from '#domain/finance/payments/payment.ts'
import { raiseConcern } from '#services/finance/payments/conclude-payment.ts'
import { settle } from '#services/finance/payments/pay.ts'
import { ask, inquire } from './ask-provider.ts'
import { checkBeforePayOut } from './check-before-pay-out.ts'
import type { Installation } from './installation.ts'
import type { Reading } from './provider.ts'

/** Longer than any answer is waited for: nobody else asks meanwhile, and after a kill somebody asks again. */
const LEASE_MS = 90_000
/** A request that never reached its provider is given up after so long; administrators see it after a day. */
const WAIT_MS = 96 * 3_600_000

/** Takes a payment that is due, so that nobody else asks; it is on the disk before anything is asked. */
export function claimPayment(db: Db, id: string, now: Date): PaymentRow | null {
  const claimed = transact(db, (tx) => {
    const payment = findPayment(tx, id)
    // One that has ended is asked about when its provider calls after all, and while it may still go through.
    const isWaiting = payment && (OPEN_PAYMENTS.includes(payment.status) || payment.status === 'expired' || payment.watchedUntil !== null) // biome-ignore format: one thought
    const isDue = isWaiting && payment.dueAt <= now.toISOString()
    if (!isDue) return null
    const isNew = payment.status === 'created'
    updatePayment(tx, id, {
      attempts: payment.attempts + 1,
      dueAt: new Date(now.getTime() + LEASE_MS).toISOString(),
      ...(isNew && { status: 'requested', requestedAt: now.toISOString() }),
    })
    return payment
  })
  commitNow(db.$client)
  return claimed
}

/** Asks the provider of a claimed payment, stores what it answers, and then takes it over. */
export async function advancePayment(installation: Installation, payment: PaymentRow, stopping?: AbortSignal) {
  const provider = installation.providers[payment.gateway]
  if (!provider) return
  const reading =
    payment.status === 'created'
      ? ((await checkBeforePayOut(installation, provider, payment, stopping)) ??
        (await ask(installation, provider, payment, stopping)))
      : await inquire(installation, provider, payment, stopping)
  if (stopping?.aborted) return
  conclude(installation, payment, reading)
}

/** Takes over what was read, and says when the provider is asked next. */
function conclude({ db, now }: Installation, payment: PaymentRow, reading: Reading) {
  if (reading.was === 'absent') throw new Error('A provider that was asked for a payment cannot say that there is none')
  transact(db, (tx) => {
    const at = now()
    const isTooLate = reading.was === 'later' && at.getTime() - Date.parse(payment.createdAt) > WAIT_MS
    settle(tx, payment, isTooLate ? { was: 'failed', failure: 'notPossible', words: reading.words ?? '' } : reading, at.toISOString()) // biome-ignore format: one thought
    planNext(tx, payment.id, at)
  })
  commitNow(db.$client)
}

/** When a payment is asked about next; after too many questions a person has to ask. */
function planNext(tx: Db, id: string, at: Date): void {
  const { status, attempts, queries, watchedUntil, concern } = findPayment(tx, id)!
  const dueAt = new Date(at.getTime() + pauseAfter(attempts)).toISOString()
  if (OPEN_PAYMENTS.includes(status)) {
    updatePayment(tx, id, { dueAt })
    const isGivenUp = queries >= MAX_QUERIES && concern === null
    if (isGivenUp) raiseConcern(tx, findPayment(tx, id)!, 'unanswered', at.toISOString())
  }
  if (OPEN_PAYMENTS.includes(status) || watchedUntil === null) return
  const isWatched = watchedUntil > at.toISOString() && queries < MAX_QUERIES && status !== 'succeeded'
  updatePayment(tx, id, isWatched ? { dueAt } : { watchedUntil: null })
}
