import type { Db } from '#db/client.ts'
import { findMovement, findMovementOf, findReversal } from '#db/queries/finance/ledger.ts'
import {
  findFollowingPayment,
  findPayment,
  hasPaymentFor,
  type PaymentRow,
  sumOpenPayments,
} from '#db/queries/finance/payments.ts'
import { isReversible } from '#domain/finance/ledger.ts'
import { handedAmount } from '#domain/finance/payments/handed-amount.ts'
import type { RefundInput } from '#domain/finance/payments/payment.schema.ts'
import { OPEN_PAYMENTS, PAYMENT_PURPOSES, REFUNDS } from '#domain/finance/payments/payment.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { type Decider, needsSecondPerson } from '../decisions/needs-second-person.ts'
import { takeBack } from '../ledger/take-back-movement.ts'
import { walletOf } from './cover-wallet.ts'
import { availableOn, openPayment } from './open-payment.ts'

/**
 * Gives what was collected back to the phone, through its provider. What it paid is taken back first, so that the money
 * lies in the wallet; it leaves from there once the provider has confirmed it, and stays if the provider refuses. Above
 * a limit a second person has to confirm it first: then the payment itself is answered.
 */
export function refundPayment(tx: Db, { id, reason }: RefundInput, actor: Decider): PaymentRow {
  const payment = findPayment(tx, id)
  if (!payment) throw problem('notFound')
  if (hasPaymentFor(tx, id, 'refund', 'succeeded')) throw problem('refundedAlready')
  if (sumOpenPayments(tx, id, 'refund') > 0) throw problem('paymentUnderWay')
  if (!isRefundable(tx, payment)) throw problem('notRefundable')
  const amount = handedAmount(payment)
  const { userId, gateway, phone, currency } = payment
  const refund = { kind: 'refund', subjectId: id, personId: userId, amount, currency, reason } as const
  if (needsSecondPerson(tx, refund, actor)) return payment
  freeMoney(tx, payment, reason, actor)
  const account = walletOf(tx, payment)
  if (availableOn(tx, account) < amount) throw problem('insufficientBalance')
  const description = `Given back: ${reason}`
  const wanted = { purpose: 'refund', subjectId: id, account, userId, gateway, phone, amount, currency, category: 'payOut', description } as const // biome-ignore format: one row
  return openPayment(tx, { ...wanted, recipientPhone: phone }, actor.now().toISOString())
}

/** Whether a provider can give a payment back, and it was not given back. A course stays open once it is paid. */
export function isRefundable(db: Db, payment: PaymentRow): boolean {
  const way = REFUNDS[payment.gateway]
  const isCollected = PAYMENT_PURPOSES[payment.purpose] === 'collect' && payment.purpose !== 'course'
  if (!way || !isCollected || payment.status !== 'succeeded') return false
  if (way.needsReceipt && payment.receipt === null) return false
  if (payment.purpose === 'transferOut' && !hasComeBack(db, payment)) return false
  return !hasPaymentFor(db, payment.id, 'refund', ...OPEN_PAYMENTS, 'succeeded')
}

/** A transfer that could not be delivered lies in the wallet again. */
function hasComeBack(db: Db, { id }: PaymentRow): boolean {
  const second = findFollowingPayment(db, id)
  return second?.status === 'failed' || second?.status === 'expired'
}

/** Takes back what the payment paid, unless that was done, or nothing took it. */
function freeMoney(tx: Db, { transactionId }: PaymentRow, reason: string, actor: Pick<Actor, 'user' | 'now'>) {
  const number = findMovementOf(tx, transactionId!)
  if (number === undefined || findReversal(tx, number) !== undefined) return
  if (isReversible(findMovement(tx, number)!.kind)) takeBack(tx, { number, reason }, actor)
}
