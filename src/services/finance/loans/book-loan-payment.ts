import type { Db } from '#db/client.ts'
import { insertLoanPayment } from '#db/queries/finance/loan-payments.ts'
import { findLoan } from '#db/queries/finance/loans.ts'
import type { PaymentRow } from '#db/queries/finance/payments.ts'
import type { Instant } from '#domain/dates.ts'
import { loanAccount, systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'
import { payOffOn, settle } from '#domain/finance/loans/pay-off.ts'
import { dayIn } from '#domain/places.ts'
import { zoneOf } from '#domain/zones.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { coverWallet, keepInWallet, walletOf } from '../payments/cover-wallet.ts'
import { penaltyOwed, remainingOf } from './loan-row.ts'
import { moveOn } from './move-on.ts'
import { runningLoan } from './running-loan.ts'

const NOT_TAKEN = 'The loan takes this payment no more. The money stays in your account.'

/**
 * Books a payment of a loan: its interest first, then the loan itself, penalties last, and notes what went where. It
 * counts from the day on which the farmer paid, however late the provider confirms it. Interest that it saves is owed no
 * more.
 */
export function bookLoanPayment(tx: Db, payment: PaymentRow, at: Instant) {
  const loan = findLoan(tx, payment.subjectId!)!
  const { amount, fees } = payment
  const running = runningLoan(tx, loan)
  const paidOn = dayIn(new Date(payment.createdAt), zoneOf(loan.place))
  const payOff = payOffOn(running, paidOn)
  if (!LOAN_STATUS[loan.status].owing || amount > payOff + penaltyOwed(loan))
    return keepInWallet(tx, payment, NOT_TAKEN, at)
  coverWallet(tx, payment, at)
  const transactionId = payment.transactionId!
  const ofLoan = Math.min(amount, payOff)
  const penalty = amount - ofLoan
  const { interest, principal, saved } = settle(running, paidOn, ofLoan)
  const after = {
    ...loan,
    totalAmount: loan.totalAmount - saved,
    paidAmount: loan.paidAmount + ofLoan,
    penaltyPaid: loan.penaltyPaid + penalty,
  }
  postMovement(tx, 'loanPayment', [
    { account: walletAccount(walletOf(tx, payment)), amount: -amount, transactionId },
    { account: loanAccount('interest', loan), amount: interest + saved },
    { account: systemAccount('interestIncome', loan.currency), amount: -saved },
    { account: loanAccount('principal', loan), amount: principal },
    { account: loanAccount('penalty', loan), amount: penalty },
  ], at) // biome-ignore format: its sides
  const split = { fees, interest, principal, penalty, saved, remaining: remainingOf(after) }
  insertLoanPayment(tx, { loanId: loan.id, transactionId, ...split, paidOn, createdAt: at })
  moveOn(tx, after, at)
}
