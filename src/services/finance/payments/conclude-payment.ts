import type { Db } from '#db/client.ts'
import { findPayment, findPaymentByReceipt, type PaymentRow, updatePayment } from '#db/queries/finance/payments.ts'
import { updateTransaction } from '#db/queries/finance/transactions.ts'
import type { Instant } from '#domain/dates.ts'
import { handedAmount } from '#domain/finance/payments/handed-amount.ts'
import type { PaymentOutcome } from '#domain/finance/payments/outcome.ts'
import {
  canMovePayment,
  FAILURES,
  PAYMENT_PURPOSES,
  type PaymentConcern,
  type PaymentFailure,
} from '#domain/finance/payments/payment.ts'
import { alertAdministrators, noticeOfConcern, noticeOfFailure } from '../alert-administrators.ts'
import { EFFECTS } from './effects.ts'
import { notifyPayer } from './notify-payer.ts'
import { openPayment } from './open-payment.ts'

type Succeeded = Extract<PaymentOutcome, { was: 'succeeded' }>

/**
 * Takes over what a provider says of a payment; what was settled before stays as it is. Only 'succeeded' is booked, in
 * the same transaction, and only if the provider names the amount that was asked for.
 */
export function concludePayment(tx: Db, id: string, outcome: PaymentOutcome, at: Instant) {
  const payment = findPayment(tx, id)!
  if (!canMovePayment(payment.status, outcome.was)) return
  // What was sent back cannot be sent again: money that left after all is for an administrator.
  const isTooLate = payment.status === 'expired' && PAYMENT_PURPOSES[payment.purpose] === 'payOut'
  if (isTooLate) return raiseConcern(tx, payment, 'late', at)
  if (outcome.was === 'succeeded') return succeed(tx, payment, outcome, at)
  if (outcome.was === 'failed') return fail(tx, payment, outcome.failure, at)
  if (outcome.was === 'expired') return expire(tx, payment, at)
  const gatewayId = outcome.was === 'pending' ? outcome.gatewayId : undefined
  updatePayment(tx, id, { status: outcome.was, ...(gatewayId !== undefined && { gatewayId }) })
}

function succeed(tx: Db, payment: PaymentRow, { amount, currency, receipt }: Succeeded, at: Instant) {
  if (amount !== undefined && amount !== handedAmount(payment)) return doubt(tx, payment, 'amount', at)
  if (currency !== undefined && currency !== payment.currency) return doubt(tx, payment, 'amount', at)
  const other = receipt && findPaymentByReceipt(tx, payment.gateway, receipt)
  if (other && other.id !== payment.id) return doubt(tx, payment, 'duplicate', at)
  updatePayment(tx, payment.id, { status: 'succeeded', receipt, settledAt: at, concern: null })
  if (payment.transactionId) complete(tx, payment, { receipt, at })
  const next = EFFECTS[payment.purpose].book(tx, payment, at)
  if (next) openPayment(tx, next, at)
  const isFromPhone = PAYMENT_PURPOSES[payment.purpose] === 'collect'
  if (isFromPhone && isAwaited(payment)) notifyPayer(tx, payment, 'paymentSucceeded', at)
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

function fail(tx: Db, payment: PaymentRow, failure: PaymentFailure, at: Instant) {
  updatePayment(tx, payment.id, { status: 'failed', failure, settledAt: at, concern: null })
  close(tx, payment, FAILURES[failure], at)
}

function expire(tx: Db, payment: PaymentRow, at: Instant) {
  updatePayment(tx, payment.id, { status: 'expired', failure: 'noAnswer', settledAt: at })
  close(tx, payment, FAILURES.noAnswer, at)
}

function close(tx: Db, payment: PaymentRow, errorMessage: string, at: Instant) {
  const { transactionId, userId, purpose } = payment
  if (transactionId) updateTransaction(tx, { id: transactionId, userId }, { status: 'failed', errorMessage })
  EFFECTS[purpose].undo?.(tx, payment, at)
  if (!isAwaited(payment)) return
  // What the platform owes a farmer is for its administrators to send again.
  if (purpose === 'disbursement' || purpose === 'claim')
    alertAdministrators(tx, noticeOfFailure(payment, errorMessage), at)
  else notifyPayer(tx, payment, 'paymentFailed', at)
}

/** Whether somebody waits for the end of a payment: the sandbox ends most of them while their payer looks on. */
const isAwaited = ({ gateway, status }: PaymentRow) => gateway !== 'sandbox' || status !== 'requested'
