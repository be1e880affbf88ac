import type { Db } from '#db/client.ts'
import type { listEntries } from '#db/queries/finance/ledger.ts'
import { findPaymentOfTransaction, type PaymentRow } from '#db/queries/finance/payments.ts'
import { PAYMENT_PURPOSES } from '#domain/finance/payments/payment.ts'

type Entry = ReturnType<typeof listEntries>[number]

/** The payout outside that a movement has booked: no provider calls back what it has sent to a phone. */
export function findOutsidePayout(db: Db, entries: readonly Entry[]): PaymentRow | null {
  const transactionId = entries.find((entry) => entry.transactionId !== null)?.transactionId
  const payment = transactionId ? findPaymentOfTransaction(db, transactionId) : undefined
  const isOutside = payment && payment.gateway !== 'sandbox' && PAYMENT_PURPOSES[payment.purpose] === 'payOut'
  return isOutside ? payment : null
}
