import { type Db, transact } from '#db/client.ts'
import { answerPaymentQuery, findPaymentQuery, listReceivedQueries } from '#db/queries/finance/payment-queries.ts'
import { findPayment, insertPaymentMessage, updatePayment } from '#db/queries/finance/payments.ts'
import { findReceived, updateReceived } from '#db/queries/finance/received-payments.ts'
import { settle } from '#services/finance/payments/pay.ts'
import { confirmReceived } from '#services/finance/received/confirm-received.ts'
import { readPayOut } from './mpesa/pay-out.ts'
import { readReceived } from './mpesa/paybill-answers.ts'
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
    if (query.receivedId !== null) return hearOfReceived(tx, query.receivedId, now())
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

/** Takes over what Daraja says of money that a callback told of. */
function hearOfReceived(tx: Db, id: string, now: Date): true {
  const received = findReceived(tx, id)!
  if (received.status !== 'heard') return true
  const reading = readReceived(received, listReceivedQueries(tx, id))
  if (reading === 'confirmed') confirmReceived(tx, received, now)
  if (reading === 'refused') updateReceived(tx, id, { status: 'refused', settledAt: now.toISOString() })
  return true
}
