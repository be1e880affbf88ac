import type { Db } from '#db/client.ts'
import {
  findPayment,
  findPaymentByReceipt,
  hasOwedPayment,
  insertPaymentMessage,
  type PaymentRow,
  updatePayment,
} from '#db/queries/finance/payments.ts'
import type { Instant } from '#domain/dates.ts'
import { owedAccount, systemAccount } from '#domain/finance/ledger.ts'
import type { CameBackInput } from '#domain/finance/payments/payment.schema.ts'
import type { PaymentPurpose } from '#domain/finance/payments/payment.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { postMovement } from '../ledger/post-movement.ts'

/** Nothing is paid out a second time while the money of the first time is still owed. */
export function assertFirstIsBack(tx: Db, subjectId: string | null, purpose: PaymentPurpose): void {
  if (subjectId !== null && hasOwedPayment(tx, subjectId, purpose)) throw problem('firstNotBack')
}

/** Books that money which was owed has come back; from now on it can be paid out anew. */
export function noteCameBack(tx: Db, { id, receipt }: CameBackInput, { now }: Pick<Actor, 'now'>): PaymentRow {
  const payment = findPayment(tx, id)
  if (!payment) throw problem('notFound')
  if (payment.returned !== 'owed') throw problem('notOwed')
  const at = now().toISOString()
  const { amount, currency } = payment
  noteReceipt(tx, payment, receipt, at)
  postMovement(tx, 'owedBack', [
    { account: owedAccount(payment), amount },
    { account: systemAccount('outside', currency), amount: -amount },
  ], at) // biome-ignore format: two sides
  return findPayment(tx, id)!
}

/** Writes down by which receipt the money of a payout came back: one that no other payment has. */
export function noteReceipt(tx: Db, { id, gateway }: PaymentRow, cameBack: string, at: Instant): void {
  if (findPaymentByReceipt(tx, gateway, cameBack)) throw problem('receiptUsed')
  const body = JSON.stringify({ cameBack })
  insertPaymentMessage(tx, { paymentId: id, gateway, kind: 'status', body, createdAt: at })
  updatePayment(tx, id, { returned: 'back' })
}
