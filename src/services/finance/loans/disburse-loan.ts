import type { Db } from '#db/client.ts'
import { findLoan } from '#db/queries/finance/loans.ts'
import { sumOpenPayments } from '#db/queries/finance/payments.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'
import { canMoveLoan } from '#domain/finance/loan.ts'
import { problem } from '#domain/problem.ts'
import { type Decider, needsSecondPerson } from '../decisions/needs-second-person.ts'
import { payeeFor } from '../methods/payee.ts'
import { pay } from '../payments/pay.ts'
import type { PaymentSetup } from '../payments/payment-setup.ts'
import { asAdminLoan } from './loan-answer.ts'

/**
 * Sends the money of an approved loan to the farmer. Through a provider outside the loan stays approved until the
 * provider has confirmed it; what fails can be sent again.
 */
export function disburseLoan(tx: Db, id: string, actor: Decider, setup: PaymentSetup): AdminLoan {
  const { now } = actor
  const loan = findLoan(tx, id)
  if (!loan) throw problem('notFound')
  if (!canMoveLoan(loan.status, 'disbursed')) throw problem('loanNotApproved')
  if (sumOpenPayments(tx, id, 'disbursement') > 0) throw problem('paymentUnderWay')
  const { userId, currency, productName } = loan
  const payee = payeeFor(tx, { userId, usual: loan.accountId, currency }, setup, now())
  const payout = { kind: 'disbursement', subjectId: id, personId: userId, amount: loan.principalAmount, currency } as const // biome-ignore format: one row
  if (needsSecondPerson(tx, payout, actor)) return asAdminLoan(tx, loan, now())
  pay(
    tx,
    {
      purpose: 'disbursement',
      subjectId: id,
      ...payee,
      userId,
      amount: loan.principalAmount,
      currency,
      category: 'loan',
      description: `Loan: ${productName}`,
    },
    now().toISOString(),
  )
  return asAdminLoan(tx, findLoan(tx, id)!, now())
}
