import type { Db } from '#db/client.ts'
import { type PaymentRow, updatePayment } from '#db/queries/finance/payments.ts'
import { updateTransaction } from '#db/queries/finance/transactions.ts'
import type { Instant } from '#domain/dates.ts'
import type { PaymentOutcome } from '#domain/finance/payments/outcome.ts'
import {
  FAILURES,
  type PaymentConcern,
  type PaymentFailure,
  type PaymentGateway,
} from '#domain/finance/payments/payment.ts'
import { alertAdministrators, noticeOfConcern, noticeOfFailure } from '../alert-administrators.ts'
import { EFFECTS } from './effects.ts'
import { notifyPayer } from './notify-payer.ts'

/** So long a payment that failed by time is asked about: a provider's clock may end before the payer's phone does. */
const WATCH_MS = 24 * 3_600_000
const BY_TIME: readonly PaymentFailure[] = ['noAnswer', 'notPossible']

/** Behind these nobody can be asked. */
const UNWATCHED: readonly PaymentGateway[] = ['sandbox', 'by-hand']

type Failed = Extract<PaymentOutcome, { was: 'failed' | 'expired' }>

/** Ends a payment that did not go through: what was booked before it goes back, and who waits for it is told. */
export function failPayment(tx: Db, payment: PaymentRow, outcome: Failed, at: Instant): void {
  const isExpired = outcome.was === 'expired'
  const failure = isExpired ? 'noAnswer' : outcome.failure
  const { words, concern } = isExpired ? {} : outcome
  const isWatched = !isExpired && payment.requestedAt !== null && !UNWATCHED.includes(payment.gateway) && BY_TIME.includes(failure) // biome-ignore format: one thought
  updatePayment(tx, payment.id, {
    status: outcome.was,
    failure,
    settledAt: at,
    concern: concern ?? null,
    ...(words && { providerWords: words }),
    watchedUntil: isWatched ? new Date(Date.parse(at) + WATCH_MS).toISOString() : null,
  })
  const { transactionId, userId, purpose } = payment
  const errorMessage = FAILURES[failure]
  if (transactionId) updateTransaction(tx, { id: transactionId, userId }, { status: 'failed', errorMessage })
  EFFECTS[purpose].undo?.(tx, payment, at)
  tell(tx, payment, { errorMessage, concern }, at)
}

type FailureNote = { errorMessage: string; concern: PaymentConcern | undefined }

function tell(tx: Db, payment: PaymentRow, { errorMessage, concern }: FailureNote, at: Instant) {
  if (concern) alertAdministrators(tx, noticeOfConcern(payment, concern), at)
  // The sandbox ends most payments while their payer looks on.
  if (payment.gateway === 'sandbox' && payment.status === 'requested') return
  const isOwed = payment.purpose === 'disbursement' || payment.purpose === 'claim'
  if (!isOwed) return notifyPayer(tx, payment, 'paymentFailed', at)
  // What the platform owes a farmer is for its administrators to send again.
  if (!concern) alertAdministrators(tx, noticeOfFailure(payment, errorMessage), at)
}
