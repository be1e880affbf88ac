import type { Db } from '#db/client.ts'
import { listPaymentQueries } from '#db/queries/finance/payment-queries.ts'
import { listPaymentMessages, type PaymentRow } from '#db/queries/finance/payments.ts'
import { answersOf } from './mpesa/queries.ts'
import type { ReceivedMessages } from './provider.ts'

/** What was stored of the talk about a payment, the last first. */
export function receivedMessages(db: Db, { id }: Pick<PaymentRow, 'id'>): ReceivedMessages {
  const messages = listPaymentMessages(db, id).reverse()
  return {
    callbacks: messages.filter(({ kind }) => kind === 'callback').map(({ body }) => body),
    lateAnswers: answersOf(listPaymentQueries(db, id)),
    statuses: messages.filter(({ kind, httpStatus }) => kind === 'status' && httpStatus !== null),
  }
}
