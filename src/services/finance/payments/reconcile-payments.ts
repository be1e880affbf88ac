import { type Db, transact } from '#db/client.ts'
import { listStalePayments, type PaymentRow, updatePayment } from '#db/queries/finance/payments.ts'
import { PAYMENT_PURPOSES } from '#domain/finance/payments/payment.ts'
import { raiseConcern } from './conclude-payment.ts'
import { settle } from './pay.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 500

/**
 * Looks at payments that are open for more than a day: their providers are asked again, and administrators see them.
 * What waits in the sandbox for a callback that does not come expires. Answers how many there are.
 */
export function reconcilePayments(db: Db, now: Date): number {
  const stale = listStalePayments(db, new Date(now.getTime() - DAY_MS).toISOString(), AT_ONCE)
  for (const payment of stale) transact(db, (tx) => chase(tx, payment, now.toISOString()))
  return stale.length
}

function chase(tx: Db, payment: PaymentRow, at: string) {
  const isSandbox = payment.gateway === 'sandbox'
  if (isSandbox && PAYMENT_PURPOSES[payment.purpose] === 'collect') return settle(tx, payment, { was: 'expired' }, at)
  if (!isSandbox) updatePayment(tx, payment.id, { dueAt: at })
  if (payment.concern === null) raiseConcern(tx, payment, 'late', at)
}
