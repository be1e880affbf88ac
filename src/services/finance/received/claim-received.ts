import type { Db } from '#db/client.ts'
import { type AccountRow, findAccount, findAnyAccount } from '#db/queries/finance/accounts.ts'
import { findLoan, type LoanRow } from '#db/queries/finance/loans.ts'
import { type PaymentRow, updatePayment } from '#db/queries/finance/payments.ts'
import { type ReceivedRow, updateReceived } from '#db/queries/finance/received-payments.ts'
import { insertTransaction } from '#db/queries/finance/transactions.ts'
import { systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'
import { payOffOn } from '#domain/finance/loans/pay-off.ts'
import { handedAmount } from '#domain/finance/payments/handed-amount.ts'
import { canMoveReceived } from '#domain/finance/payments/received.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { dayIn } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { zoneOf } from '#domain/zones.ts'
import { notify } from '../../messaging/notify.ts'
import { accountFor } from '../accounts/paying-account.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { runningLoan } from '../loans/running-loan.ts'
import { concludePayment } from '../payments/conclude-payment.ts'
import { newReference, openPayment } from '../payments/open-payment.ts'

type Target = { loanId: string | null; accountId: string | null }
type Claim = { settledBy: string | null; now: Date }
const DESCRIPTION = 'Money from your phone'

/**
 * Gives money that was paid in to whom it belongs: it pays a loan as if the farmer had paid it on the day when it came,
 * and what the loan does not take goes to the account.
 */
export function claimReceived(tx: Db, received: ReceivedRow, target: Target, { settledBy, now }: Claim): void {
  if (!canMoveReceived(received.status, 'claimed')) throw problem('receivedSettled')
  const loan = target.loanId === null ? null : findLoan(tx, target.loanId)
  if (target.loanId !== null && !loan) throw problem('notFound')
  const account = accountOf(tx, received, target, loan ?? null)
  if (account.currency !== received.currency) throw problem('accountCurrency')
  const part = loan ? payableOf(tx, loan, received) : 0
  const handed = part === 0 ? 0 : handedAmount({ ...received, purpose: 'loanPayment', amount: part, fees: 0 })
  const at = now.toISOString()
  const rest = received.amount - handed
  postMovement(tx, 'claimed', [
    { account: systemAccount('unclaimed', received.currency), amount: -received.amount },
    // The payment of the loan brings its part in from there.
    { account: systemAccount('outside', received.currency), amount: handed },
    { account: walletAccount(account), amount: rest, ...(rest > 0 && { transactionId: restLine(tx, received, account, rest, at) }) },
  ], at) // biome-ignore format: three sides
  const payment = loan && part > 0 ? payLoan(tx, received, { loan, account, part }, at) : null
  const { id } = received
  updateReceived(tx, id, { status: 'claimed', userId: account.userId, accountId: account.id, paymentId: payment?.id ?? null, settledBy, settledAt: at }) // biome-ignore format: one row
  if (!payment) notify(tx, account.userId, noticeOf('paymentSucceeded', { amount: { minor: received.amount, currency: received.currency }, description: DESCRIPTION }), now) // biome-ignore format: one call
}

function accountOf(tx: Db, { currency }: ReceivedRow, { accountId }: Target, loan: LoanRow | null): AccountRow {
  if (loan && accountId === null) return accountFor(tx, { userId: loan.userId, named: null, usual: loan.accountId, currency }) // biome-ignore format: one call
  const account = loan ? findAccount(tx, accountId!, loan.userId) : findAnyAccount(tx, accountId!)
  if (!account) throw problem('notFound')
  return account
}

/** What a loan takes of it, in hundredths. */
function payableOf(tx: Db, loan: LoanRow, { amount, paidAt }: ReceivedRow): number {
  if (!LOAN_STATUS[loan.status].owing) return 0
  return Math.min(amount, payOffOn(runningLoan(tx, loan), dayIn(new Date(paidAt), zoneOf(loan.place))))
}

type LoanPart = { loan: LoanRow; account: AccountRow; part: number }

function payLoan(
  tx: Db,
  { gateway, currency, receipt, paidAt }: ReceivedRow,
  { loan, account, part }: LoanPart,
  at: string,
): PaymentRow {
  // biome-ignore format: one head
  const payment = openPayment(tx, {
    purpose: 'loanPayment',
    subjectId: loan.id,
    account,
    userId: loan.userId,
    gateway,
    phone: account.phoneNumber,
    amount: part,
    currency,
    category: 'loanPayment',
    description: `Loan payment: ${loan.productName}`,
    recipientName: loan.provider,
  }, paidAt) // biome-ignore format: one payment
  updatePayment(tx, payment.id, { status: 'requested', requestedAt: paidAt })
  concludePayment(tx, payment.id, { was: 'succeeded', receipt }, at)
  return payment
}

function restLine(tx: Db, { currency, receipt, paidAt }: ReceivedRow, account: AccountRow, amount: number, at: string) {
  return insertTransaction(tx, {
    userId: account.userId,
    accountId: account.id,
    transactionType: 'credit',
    category: 'topUp',
    amount,
    currency,
    provider: account.provider,
    description: DESCRIPTION,
    reference: newReference(),
    providerTransactionId: receipt,
    status: 'completed',
    createdAt: paidAt,
    completedAt: at,
  })
}
