import { api } from '#client/api/client.ts'
import { PAYMENT_STATUS } from '#domain/finance/payments/payment.ts'

/** Asks how the last payment for a loan or a claim ended; 'open' while its provider has not said. */
export async function payoutEnd(subjectId: string) {
  const { items } = await api.admin.payments.list.query({ subjectId, limit: 1 })
  const last = items[0]
  if (!last || PAYMENT_STATUS[last.status].isOpen) return 'open'
  return last.status === 'succeeded' ? 'succeeded' : 'failed'
}
