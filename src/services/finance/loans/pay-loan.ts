import type { Db } from '#db/client.ts'
import { findLoan, type LoanRow } from '#db/queries/finance/loans.ts'
import { sumOpenPayments } from '#db/queries/finance/payments.ts'
import { findTransaction } from '#db/queries/finance/transactions.ts'
import { isPayable } from '#domain/finance/amount.schema.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'
import type { LoanPaymentInput } from '#domain/finance/loans/loan-money.schema.ts'
import { toMinor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { accountFor } from '../accounts/paying-account.ts'
import { pay } from '../payments/pay.ts'
import { gatewayFor, type PaymentSetup } from '../payments/payment-setup.ts'
import { asTransaction } from '../transaction-answer.ts'
import { asLoan, payOffAt } from './loan-answer.ts'
import { remainingOf } from './loan-row.ts'

/** A payment of a loan with the loan, both as they are now. */
export const loanPaidBy = (tx: Db, transactionId: string, loanId: string, now: Date) => ({
  transaction: asTransaction(findTransaction(tx, transactionId)!),
  loan: asLoan(tx, findLoan(tx, loanId)!, now),
})

/** Pays a part of a loan, or all that remains of it, from an account of its farmer. */
export function payLoan(
  tx: Db,
  { loanId, amount: major, accountId: named }: LoanPaymentInput,
  { user, now }: Pick<Actor, 'user' | 'now'>,
  setup: PaymentSetup,
) {
  const loan = findLoan(tx, loanId)
  if (loan?.userId !== user.id) throw problem('notFound')
  const amount = payableAmount(tx, loan, major, now())
  const { userId, currency } = loan
  const account = accountFor(tx, { userId, named, usual: loan.accountId, currency })
  const payment = pay(
    tx,
    {
      purpose: 'loanPayment',
      subjectId: loanId,
      account,
      userId,
      gateway: gatewayFor(setup, account),
      phone: account.phoneNumber,
      amount,
      currency,
      category: 'loanPayment',
      description: `Loan payment: ${loan.productName}`,
      recipientName: loan.provider,
    },
    now().toISOString(),
  )
  return loanPaidBy(tx, payment.transactionId!, loanId, now())
}

/** The amount in hundredths, if the loan takes it today; payments that are under way count as paid. */
function payableAmount(tx: Db, loan: LoanRow, major: number, now: Date): number {
  if (!isPayable(major, loan.currency)) throw problem('amountTooFine')
  if (!LOAN_STATUS[loan.status].owing) throw problem('loanNotOwing')
  const amount = toMinor(major)
  if (amount > remainingOf(loan)) throw problem('paysTooMuch')
  const payOff = payOffAt(tx, loan, now).amount
  if (amount > payOff) throw problem('paysMoreThanPayOff')
  if (amount > payOff - sumOpenPayments(tx, loan.id, 'loanPayment')) throw problem('paymentUnderWay')
  return amount
}
