import type { Db } from '#db/client.ts'
import {
  findFollowingPayment,
  findPayment,
  insertPaymentMessage,
  type PaymentRow,
  updatePayment,
} from '#db/queries/finance/payments.ts'
import type { Instant } from '#domain/dates.ts'
import type { PaymentOutcome } from '#domain/finance/payments/outcome.ts'
import { PAID_ONCE } from '#domain/finance/payments/payment.ts'
import { sandboxOutcome } from '#domain/finance/payments/sandbox.ts'
import { announcePayout } from './announce-payout.ts'
import { concludePayment } from './conclude-payment.ts'
import { assertFirstIsBack } from './money-owed.ts'
import { openPayment, type WantedPayment } from './open-payment.ts'

/**
 * Begins a payment. One of the sandbox ends at once, in the same transaction, unless its number says that it waits; any
 * other is asked of its provider by the worker of the server, or paid by hand.
 */
export function pay(tx: Db, wanted: WantedPayment, at: Instant): PaymentRow {
  if (PAID_ONCE.includes(wanted.purpose)) assertFirstIsBack(tx, wanted.subjectId, wanted.purpose)
  const payment = openPayment(tx, wanted, at)
  if (payment.gateway === 'sandbox') passThroughSandbox(tx, payment, at)
  if (payment.gateway === 'by-hand') waitForHand(tx, payment, wanted.method?.agentId ?? null, at)
  return findPayment(tx, payment.id)!
}

/** Concludes a payment, and does in the sandbox what follows from it: the second half of a transfer. */
export function settle(tx: Db, payment: PaymentRow, outcome: PaymentOutcome, at: Instant): void {
  concludePayment(tx, payment.id, outcome, at)
  const next = findFollowingPayment(tx, payment.id)
  if (next?.gateway === 'sandbox' && next.status === 'created') passThroughSandbox(tx, next, at)
}

/** It waits for somebody who pays it, and writes down the receipt. */
function waitForHand(tx: Db, payment: PaymentRow, cashAgentId: string | null, at: Instant) {
  updatePayment(tx, payment.id, { status: 'pending', requestedAt: at })
  announcePayout(tx, payment, cashAgentId, at)
}

function passThroughSandbox(tx: Db, payment: PaymentRow, at: Instant) {
  const outcome = sandboxOutcome(payment.phone)
  updatePayment(tx, payment.id, { status: 'requested', requestedAt: at, attempts: 1, gatewayId: payment.id })
  const body = JSON.stringify({ phone: payment.phone, ...outcome })
  insertPaymentMessage(tx, { paymentId: payment.id, gateway: 'sandbox', kind: 'answer', body, createdAt: at })
  settle(tx, payment, outcome, at)
}
