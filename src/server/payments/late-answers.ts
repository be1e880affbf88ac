import { type Db, transact } from '#db/client.ts'
import { answerPaymentQuery, findPaymentQuery } from '#db/queries/finance/payment-queries.ts'
import { findPayment, insertPaymentMessage, updatePayment } from '#db/queries/finance/payments.ts'
import { settle } from '#services/finance/payments/pay.ts'
import { readPayOut } from './mpesa/pay-out.ts'
import { receivedMessages } from './received-messages.ts'

/**
 * Takes an answer to one of our questions. It is read, and only asked about again where it is the first to say how the
 * payment ended: what says nothing waits for its time. False where nobody asked.
 */
export function hearLateAnswer({ db, now }: { db: Db; now: () => Date }, nonce: string, body: string): boolean {
  const at = now().toISOString()
  return transact(db, (tx) => {
    const query = findPaymentQuery(tx, nonce)
    if (!query) return false
    if (!answerPaymentQuery(tx, nonce, body, at)) return true
    const payment = findPayment(tx, query.paymentId!)!
    const { gateway } = payment
    // The payout waits for it.
    if (query.kind === 'balance' && payment.status === 'created') updatePayment(tx, payment.id, { dueAt: at })
    if (query.kind === 'balance') return true
    insertPaymentMessage(tx, { paymentId: payment.id, gateway, kind: 'status', body, createdAt: at })
    const { reading, isOneSided } = readPayOut(payment, receivedMessages(tx, payment))
    if (reading.was === 'succeeded' || reading.was === 'failed') settle(tx, payment, reading, at)
    else if (isOneSided && payment.status !== 'created') updatePayment(tx, payment.id, { dueAt: at })
    return true
  })
}
