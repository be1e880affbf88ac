import type { TransactionStatus } from '../transaction.ts'
import { PAYMENT_STATUS, type PaymentStatus } from './payment.ts'

/**
 * How a line is shown. What has left an account counts there, though it may still be on its way to a phone, or have come
 * back from there.
 */
export function shownStatus({ status, paymentStatus }: Standing): TransactionStatus {
  if (status !== 'completed' || paymentStatus === null) return status
  if (PAYMENT_STATUS[paymentStatus].isOpen) return 'pending'
  return paymentStatus === 'succeeded' ? status : 'failed'
}
type Standing = { status: TransactionStatus; paymentStatus: PaymentStatus | null }
