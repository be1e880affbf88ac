import type { Db } from '#db/client.ts'
import { findPayment, type PaymentRow } from '#db/queries/finance/payments.ts'
import { findTransaction } from '#db/queries/finance/transactions.ts'
import type { Instant } from '#domain/dates.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { notify } from '../../messaging/notify.ts'

/** Tells a farmer how a payment ended that was not settled while the farmer looked on. */
export function notifyPayer(
  tx: Db,
  payment: PaymentRow,
  kind: 'paymentSucceeded' | 'paymentFailed',
  at: Instant,
): void {
  // The second half of a transfer to a phone has no line of its own: that of the first half says what it was for.
  const transactionId = payment.transactionId ?? findPayment(tx, payment.followsId!)!.transactionId
  const { description } = findTransaction(tx, transactionId!)!
  const amount = { minor: payment.amount, currency: payment.currency }
  notify(tx, payment.userId, noticeOf(kind, { amount, description: description ?? '' }), new Date(at))
}
