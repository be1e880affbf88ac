import type { Db } from '#db/client.ts'
import { findPayment, findPaymentByReceipt, type PaymentRow, updatePayment } from '#db/queries/finance/payments.ts'
import { updateTransaction } from '#db/queries/finance/transactions.ts'
import type { Instant } from '#domain/dates.ts'
import { handedAmount } from '#domain/finance/payments/handed-amount.ts'
import type { PaymentOutcome } from '#domain/finance/payments/outcome.ts'
import { canMovePayment, PAYMENT_PURPOSES, type PaymentConcern } from '#domain/finance/payments/payment.ts'
import { alertAdministrators, noticeOfConcern } from '../alert-administrators.ts'
import { bookLate } from './book-late.ts'
import { EFFECTS } from './effects.ts'
import { failPayment } from './fail-payment.ts'
import { notifyPayer } from './notify-payer.ts'
import { openPayment } from './open-payment.ts'

type Succeeded = Extract<PaymentOutcome, { was: 'succeeded' }>

/**
 * Takes over what a provider says of a payment; what was settled before stays as it is, but for one that went through
 * after it had failed. Only 'succeeded' is booked, in the same transaction, and only if the provider names the amount
 * that was asked for.
 */
export function concludePayment(tx: Db, id: string, outcome: PaymentOutcome, at: Instant) {
  const payment = findPayment(tx, id)!
  const { was } = outcome
  if (was === 'contradicted') return contradict(tx, payment, outcome.words, at)
  if (was === 'later') return wait(tx, payment, outcome, at)
  if (!canMovePayment(payment.status, was)) return
  if (was === 'succeeded') return succeed(tx, payment, outcome, at)
  if (was === 'failed' || was === 'expired') return failPayment(tx, payment, outcome, at)
  const gatewayId = was === 'pending' ? outcome.gatewayId : undefined
  // It has taken the request after all.
  const isHeard = payment.concern === 'setUp' && was === 'pending'
  const words = was === 'unknown' ? outcome.words : undefined
  updatePayment(tx, id, {
    status: was,
    ...(gatewayId !== undefined && { gatewayId }),
    ...(words !== undefined && { providerWords: words }),
    ...(isHeard && { concern: null }),
  })
}

/** Nothing was taken: the same request goes out again, under the same name. */
function wait(tx: Db, payment: PaymentRow, { words, concern }: Extract<PaymentOutcome, { was: 'later' }>, at: Instant) {
  if (!canMovePayment(payment.status, 'created')) return
  updatePayment(tx, payment.id, { status: 'created', ...(words !== undefined && { providerWords: words }) })
  if (concern) raiseConcern(tx, payment, concern, at)
}

/** Nothing is booked while a provider contradicts itself. */
function contradict(tx: Db, payment: PaymentRow, words: string, at: Instant) {
  updatePayment(tx, payment.id, { providerWords: words })
  doubt(tx, payment, 'paidLate', at)
}

function succeed(tx: Db, payment: PaymentRow, { amount, currency, receipt }: Succeeded, at: Instant) {
  if (amount !== undefined && amount !== handedAmount(payment)) return doubt(tx, payment, 'amount', at)
  if (currency !== undefined && currency !== payment.currency) return doubt(tx, payment, 'amount', at)
  const other = receipt && findPaymentByReceipt(tx, payment.gateway, receipt)
  if (other && other.id !== payment.id) return doubt(tx, payment, 'duplicate', at)
  const isLate = payment.status === 'failed' || payment.status === 'expired'
  // What was sent back or sent again cannot be booked as if nothing had been: that is for an administrator.
  if (isLate && PAYMENT_PURPOSES[payment.purpose] === 'payOut' && !bookLate(tx, payment, at))
    return raiseConcern(tx, payment, 'paidLate', at)
  updatePayment(tx, payment.id, { status: 'succeeded', receipt, failure: null, settledAt: at, concern: null, watchedUntil: null }) // biome-ignore format: one row
  if (payment.transactionId) complete(tx, payment, { receipt, at })
  const next = EFFECTS[payment.purpose].book(tx, payment, at)
  if (next) openPayment(tx, next, at)
  const isFromPhone = PAYMENT_PURPOSES[payment.purpose] === 'collect'
  const isOfTransfer = isFromPhone || (isLate && payment.purpose === 'transferIn')
  if (isOfTransfer && isAwaited(payment)) notifyPayer(tx, payment, 'paymentSucceeded', at)
  if (payment.status === 'failed' && payment.gateway !== 'sandbox') raiseConcern(tx, { ...payment, concern: null }, 'paidLate', at) // biome-ignore format: one thought
}

function complete(
  tx: Db,
  { transactionId, userId }: PaymentRow,
  { receipt, at }: { receipt?: string | undefined; at: Instant },
) {
  const change = {
    status: 'completed',
    completedAt: at,
    providerTransactionId: receipt ?? null,
    errorMessage: null,
  } as const
  updateTransaction(tx, { id: transactionId!, userId }, change)
}

/** Nothing is booked on the word of a provider that contradicts us: an administrator looks at it. */
function doubt(tx: Db, payment: PaymentRow, concern: PaymentConcern, at: Instant) {
  if (canMovePayment(payment.status, 'unknown')) updatePayment(tx, payment.id, { status: 'unknown' })
  raiseConcern(tx, payment, concern, at)
}

/** Shows a payment to the administrators, once for each reason. */
export function raiseConcern(tx: Db, payment: PaymentRow, concern: PaymentConcern, at: Instant): void {
  if (payment.concern === concern) return
  updatePayment(tx, payment.id, { concern })
  alertAdministrators(tx, noticeOfConcern(payment, concern), at)
}

/** Whether somebody waits for the end of a payment: the sandbox ends most of them while their payer looks on. */
const isAwaited = ({ gateway, status }: PaymentRow) => gateway !== 'sandbox' || status !== 'requested'
