import { api } from '#client/api/client.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'
import { PAYMENT_STATUS } from '#domain/finance/payments/payment.ts'

/**
 * Asks how the last payment for a loan or a claim ended; 'open' while its provider has not said, 'asked' where a second
 * person has to confirm it first.
 */
export async function payoutEnd({ id: subjectId, pendingDecision }: Paid) {
  if (pendingDecision) return 'asked'
  const { items } = await api.admin.payments.list.query({ subjectId, limit: 1 })
  const last = items[0]
  if (!last || PAYMENT_STATUS[last.status].isOpen) return 'open'
  return last.status === 'succeeded' ? 'succeeded' : 'failed'
}
type Paid = Pick<AdminLoan, 'id' | 'pendingDecision'>
