import type { Db } from '#db/client.ts'
import { findPaymentByReceipt, updatePayment } from '#db/queries/finance/payments.ts'
import {
  findReceivedByReceipt,
  insertReceived,
  listPushesByCode,
  type ReceivedRow,
  updateReceived,
} from '#db/queries/finance/received-payments.ts'
import { handedAmount } from '#domain/finance/payments/handed-amount.ts'
import { raiseConcern } from '../payments/conclude-payment.ts'
import { PUSH } from './received-target.ts'

type Heard = Pick<ReceivedRow, 'gateway' | 'kind' | 'currency' | 'receipt' | 'amount' | 'reference' | 'payerPhone' | 'payerName' | 'paidAt'> // biome-ignore format: one type

const DAYS_MS = 3 * 86_400_000

/**
 * Writes down that a provider told of money that was paid in, once for each of its numbers. Nothing is booked before the
 * provider was asked. Money of a push is booked by its payment.
 */
export function hearReceived(tx: Db, heard: Heard, now: Date): void {
  if (findReceivedByReceipt(tx, heard.gateway, heard.receipt)) return
  const at = now.toISOString()
  const id = insertReceived(tx, { ...heard, dueAt: at, createdAt: at })
  const paymentId = findPaymentByReceipt(tx, heard.gateway, heard.receipt)?.id ?? pushOf(tx, heard, now)
  if (paymentId) updateReceived(tx, id, { status: 'ours', paymentId })
}

/** The push that it belongs to: it is asked about now, also where it had failed. */
function pushOf(tx: Db, { gateway, reference, amount }: Heard, now: Date): string | null {
  const code = PUSH.exec(reference)?.[1]?.toUpperCase()
  if (!code) return null
  const since = new Date(now.getTime() - DAYS_MS).toISOString()
  const push = listPushesByCode(tx, gateway, code, since).find((each) => each.receipt === null && handedAmount(each) === amount) // biome-ignore format: one thought
  if (!push) return null
  const at = now.toISOString()
  const hasFailed = push.status === 'failed' || push.status === 'expired'
  if (hasFailed) raiseConcern(tx, push, 'paidLate', at)
  if (push.status !== 'succeeded' && push.status !== 'created') updatePayment(tx, push.id, { dueAt: at })
  return push.id
}
