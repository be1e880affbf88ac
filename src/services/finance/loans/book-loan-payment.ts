import type { Db } from '#db/client.ts'
import { insertLoanPayment } from '#db/queries/finance/loan-payments.ts'
import { findLoan, type LoanRow, updateLoan } from '#db/queries/finance/loans.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import type { Instant } from '#domain/dates.ts'
import { loanAccount, walletAccount } from '#domain/finance/ledger.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'
import { allocationOf } from '#domain/finance/loans/allocation.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { notify } from '../../messaging/notify.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { coverWallet, keepInWallet, walletOf } from '../payments/cover-wallet.ts'
import { partsOf, scheduleOf } from './loan-answer.ts'

const NOT_TAKEN = 'The loan takes this payment no more. The money stays in your account.'

/** Books a payment of a loan: its interest first, then the loan itself, and notes what went where. */
export function bookLoanPayment(tx: Db, payment: PaymentRow, at: Instant) {
  const loan = findLoan(tx, payment.subjectId!)!
  const { amount, fees } = payment
  const remaining = loan.totalAmount - loan.paidAmount - amount
  if (!LOAN_STATUS[loan.status].owing || remaining < 0) return keepInWallet(tx, payment, NOT_TAKEN, at)
  coverWallet(tx, payment, at)
  const transactionId = payment.transactionId!
  const { interest, principal } = allocationOf(partsOf(loan), loan.paidAmount, amount)
  postMovement(tx, 'loanPayment', [
    { account: walletAccount(walletOf(tx, payment)), amount: -amount, transactionId },
    { account: loanAccount('interest', loan), amount: interest },
    { account: loanAccount('principal', loan), amount: principal },
  ], at) // biome-ignore format: three sides
  insertLoanPayment(tx, { loanId: loan.id, transactionId, fees, interest, principal, remaining, createdAt: at })
  moveOn(tx, { ...loan, paidAmount: loan.paidAmount + amount }, at)
}

/** The loan after a payment: the next due day, or its end. */
function moveOn(tx: Db, loan: LoanRow, at: Instant) {
  const { id, userId, paidAmount, totalAmount, productName } = loan
  const remainingAmount = totalAmount - paidAmount
  const next = scheduleOf(loan, new Date(at)).find(({ amount, paid }) => paid < amount)
  const isPaid = remainingAmount === 0
  updateLoan(tx, { id, userId }, {
    paidAmount,
    remainingAmount,
    nextPaymentDue: next?.due ?? null,
    status: isPaid ? 'completed' : 'active',
    ...(isPaid && { completedAt: at, proposedDueDays: null }),
  }) // biome-ignore format: one row
  if (isPaid) notify(tx, userId, noticeOf('loanCompleted', { product: productName }), new Date(at))
}
