import type { Db } from '#db/client.ts'
import { insertLoanPayment } from '#db/queries/finance/loan-payments.ts'
import { findLoan, type LoanRow, updateLoan } from '#db/queries/finance/loans.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import type { Instant } from '#domain/dates.ts'
import { loanAccount, systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'
import { payOffOn, settle } from '#domain/finance/loans/pay-off.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { dayIn } from '#domain/places.ts'
import { zoneOf } from '#domain/zones.ts'
import { notify } from '../../messaging/notify.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { coverWallet, keepInWallet, walletOf } from '../payments/cover-wallet.ts'
import { scheduleOf } from './loan-row.ts'
import { runningLoan } from './running-loan.ts'

const NOT_TAKEN = 'The loan takes this payment no more. The money stays in your account.'

/**
 * Books a payment of a loan: its interest first, then the loan itself, and notes what went where. It counts from the day
 * on which the farmer paid, however late the provider confirms it. Interest that it saves is owed no more.
 */
export function bookLoanPayment(tx: Db, payment: PaymentRow, at: Instant) {
  const loan = findLoan(tx, payment.subjectId!)!
  const { amount, fees } = payment
  const running = runningLoan(tx, loan)
  const paidOn = dayIn(new Date(payment.createdAt), zoneOf(loan.place))
  if (!LOAN_STATUS[loan.status].owing || amount > payOffOn(running, paidOn))
    return keepInWallet(tx, payment, NOT_TAKEN, at)
  coverWallet(tx, payment, at)
  const transactionId = payment.transactionId!
  const { interest, principal, saved } = settle(running, paidOn, amount)
  const totalAmount = loan.totalAmount - saved
  const remaining = totalAmount - loan.paidAmount - amount
  postMovement(tx, 'loanPayment', [
    { account: walletAccount(walletOf(tx, payment)), amount: -amount, transactionId },
    { account: loanAccount('interest', loan), amount: interest + saved },
    { account: systemAccount('interestIncome', loan.currency), amount: -saved },
    { account: loanAccount('principal', loan), amount: principal },
  ], at) // biome-ignore format: four sides
  const split = { fees, interest, principal, saved, remaining }
  insertLoanPayment(tx, { loanId: loan.id, transactionId, ...split, paidOn, createdAt: at })
  moveOn(tx, { ...loan, totalAmount, paidAmount: loan.paidAmount + amount }, at)
}

/** The loan after a payment: the next due day, or its end. */
function moveOn(tx: Db, loan: LoanRow, at: Instant) {
  const { id, userId, paidAmount, totalAmount, productName } = loan
  const remainingAmount = totalAmount - paidAmount
  const next = scheduleOf(loan, new Date(at)).find(({ amount, paid }) => paid < amount)
  const isPaid = remainingAmount === 0
  updateLoan(tx, { id, userId }, {
    totalAmount,
    paidAmount,
    remainingAmount,
    nextPaymentDue: next?.due ?? null,
    status: isPaid ? 'completed' : 'active',
    ...(isPaid && { completedAt: at, proposedDueDays: null }),
  }) // biome-ignore format: one row
  if (isPaid) notify(tx, userId, noticeOf('loanCompleted', { product: productName }), new Date(at))
}
