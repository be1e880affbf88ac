import type { Db } from '#db/client.ts'
import {
  findPayment,
  findPaymentOfAll,
  insertPaymentMessage,
  listPaymentsOfAll,
  type PaymentRow,
  updatePayment,
} from '#db/queries/finance/payments.ts'
import { mapPage } from '#domain/contract.ts'
import type { AdminPayment, PaymentSettlement } from '#domain/finance/payments/payment.schema.ts'
import { canMovePayment, OPEN_PAYMENTS } from '#domain/finance/payments/payment.ts'
import { toMajor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'
import { pendingDecisionOf } from '../decisions/decision-answer.ts'
import { type Decider, needsSecondPerson, overtake } from '../decisions/needs-second-person.ts'
import { settle } from './pay.ts'
import { isRefundable } from './refund-payment.ts'

type Listed = ReturnType<typeof listPaymentsOfAll>['items'][number]

/** A payment as administrators see it, in major units. */
function asAdminPayment(db: Db, listed: Listed): AdminPayment {
  const { followsId: _, dueAt: __, watchedUntil: ___, queries: ____, farmer, settledBy, settledById, ...row } = listed
  const isAble = isRefundable(db, { ...listed, settledBy: settledById })
  const { userId: _____, ...shown } = row
  const decision = pendingDecisionOf(db, row.id)
  return {
    ...shown,
    farmer,
    settledBy,
    isRefundable: isAble,
    pendingDecision: decision,
    amount: toMajor(row.amount),
    fees: toMajor(row.fees),
  }
}

/** The payment of an id as administrators see it. */
export const adminPaymentOf = (db: Db, id: string) => asAdminPayment(db, findPaymentOfAll(db, id)!)

/** A page of all payments, newest first. */
export const listAdminPayments = (db: Db, asked: Parameters<typeof listPaymentsOfAll>[1]) =>
  mapPage(listPaymentsOfAll(db, asked), (row) => asAdminPayment(db, row))

/**
 * Settles a payment by hand that its provider left open, or contradicted itself about: somebody has asked the provider.
 * From 'created' it has not gone out yet, and there is nothing to ask. Above a limit a second person has to confirm it;
 * whoever brings money by hand decided nothing: that it is paid was decided before.
 */
export function settleByHand(tx: Db, settlement: PaymentSettlement, actor: Decider) {
  const { user, now } = actor
  const { id, outcome, receipt, reason } = settlement
  const payment = findPayment(tx, id)
  if (!payment) throw problem('notFound')
  if (!canMovePayment(payment.status, outcome)) throw problem('paymentSettled')
  if (payment.gateway === 'by-hand' && outcome === 'succeeded' && !receipt) throw problem('receiptMissing')
  if (payment.gateway !== 'by-hand' && needsSecondPerson(tx, decisionOf(payment, settlement), actor)) return adminPaymentOf(tx, id) // biome-ignore format: one thought
  overtake(tx, id, ['paymentArrived', 'paymentFailed'], actor)
  updatePayment(tx, id, { concern: null, settledBy: user.id, watchedUntil: null })
  const at = now().toISOString()
  const body = JSON.stringify({ settledBy: user.id, outcome, reason })
  insertPaymentMessage(tx, { paymentId: id, gateway: payment.gateway, kind: 'status', body, createdAt: at })
  settle(tx, payment, outcome === 'failed' ? { was: 'failed', failure: 'notPossible' } : { was: 'succeeded', ...(receipt && { receipt }) }, at) // biome-ignore format: one thought
  // Who settles it has looked at it; a doubt that is new stays.
  const { status, concern } = findPayment(tx, id)!
  if (status === 'succeeded' && concern === 'paidLate') updatePayment(tx, id, { concern: null })
  return adminPaymentOf(tx, id)
}

const decisionOf = (
  { id: subjectId, userId: personId, amount, currency }: PaymentRow,
  { outcome, receipt, reason }: PaymentSettlement,
) => ({
  kind: outcome === 'succeeded' ? ('paymentArrived' as const) : ('paymentFailed' as const),
  subjectId,
  personId,
  amount,
  currency,
  reason,
  ...(receipt && { receipt }),
})

/** Takes a payment that has ended from the list of those to look at: somebody has looked at it. */
export function markSeen(tx: Db, id: string): AdminPayment {
  const payment = findPayment(tx, id)
  if (!payment) throw problem('notFound')
  if (OPEN_PAYMENTS.includes(payment.status)) throw problem('paymentUnderWay')
  updatePayment(tx, id, { concern: null })
  return adminPaymentOf(tx, id)
}
