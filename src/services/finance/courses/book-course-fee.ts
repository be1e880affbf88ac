import type { Db } from '#db/client.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { findEnrollment, insertEnrollment } from '#db/queries/learning/enrollments.ts'
import type { Instant } from '#domain/dates.ts'
import { systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { coverWallet, keepInWallet, walletOf } from '../payments/cover-wallet.ts'

const PAID_ALREADY = 'You take this course already. The money stays in your account.'

/** Books the fee of a course, and enrolls who paid it. */
export function bookCourseFee(tx: Db, payment: PaymentRow, at: Instant) {
  const { userId, amount, currency, transactionId } = payment
  const courseId = payment.subjectId!
  if (findEnrollment(tx, userId, courseId)) return keepInWallet(tx, payment, PAID_ALREADY, at)
  coverWallet(tx, payment, at)
  postMovement(tx, 'course', [
    { account: walletAccount(walletOf(tx, payment)), amount: -amount, transactionId: transactionId! },
    { account: systemAccount('courses', currency), amount },
  ], at) // biome-ignore format: two sides
  insertEnrollment(tx, { userId, courseId, enrolledAt: at })
}
