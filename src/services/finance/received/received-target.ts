import type { Db } from '#db/client.ts'
import { findPayNumber } from '#db/queries/finance/received-payments.ts'
import { payNumberIn } from '#domain/finance/payments/pay-number.ts'

/** A push is named so on the phone, and its payer is told of by both callbacks: 'KuuLoan7F3K'. */
export const PUSH = /^Kuu[a-z]{4}([2-9A-Z]{4})$/i

/** The loan or the account that a payer named by its short number; null where the number is none of ours. */
export function targetOf(db: Db, reference: string) {
  const number = payNumberIn(reference)
  return (number !== null && findPayNumber(db, number)) || null
}

/** Whether a payer typed something that we know: a short number, or what a push has put there. */
export const isExpected = (db: Db, reference: string) => targetOf(db, reference) !== null || PUSH.test(reference)
