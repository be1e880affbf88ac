import type { Db } from '#db/client.ts'
import type { listEntries } from '#db/queries/finance/ledger.ts'
import { listLoanPayments } from '#db/queries/finance/loan-payments.ts'
import { findLoan, updateLoan } from '#db/queries/finance/loans.ts'
import { findPaymentOfTransaction } from '#db/queries/finance/payments.ts'
import { findPolicy, updatePolicy } from '#db/queries/finance/policies.ts'
import { addDays } from '#domain/dates.ts'
import { PREMIUM_DAYS } from '#domain/finance/insurance/premium.ts'
import { loanSchedule } from '#domain/finance/loan-terms.ts'
import { problem } from '#domain/problem.ts'
import { costOf, dueDaysOf } from '../loans/loan-answer.ts'

type Entries = readonly ReturnType<typeof listEntries>[number][]

const transactionOf = (entries: Entries) => entries.find(({ transactionId }) => transactionId !== null)?.transactionId

/** The loan owes again what the payment paid. The last payment goes first: interest is counted from what was paid before. */
export function takeBackLoanPayment(tx: Db, entries: Entries): void {
  const loan = findLoan(tx, entries.find(({ loanId }) => loanId !== null)!.loanId!)!
  if (loan.status !== 'active') throw problem('movementKept')
  const last = listLoanPayments(tx, loan.id).findLast(({ isReversed }) => !isReversed)
  if (last?.transactionId !== transactionOf(entries)) throw problem('laterPaymentFirst')
  const paidAmount = loan.paidAmount - last!.interest - last!.principal
  const plan = loanSchedule(costOf(loan), loan.termDays, {
    dueDays: dueDaysOf(loan),
    today: loan.disbursedAt!.slice(0, 10),
    isProposal: false,
    paid: paidAmount,
  })
  const next = plan.find(({ amount, paid }) => paid < amount)
  updateLoan(tx, loan, {
    paidAmount,
    remainingAmount: loan.totalAmount - paidAmount,
    nextPaymentDue: next?.due ?? null,
  })
}

/** The premium is due again. */
export function takeBackPremium(tx: Db, entries: Entries): void {
  const payment = findPaymentOfTransaction(tx, transactionOf(entries) ?? '')
  const policy = payment?.subjectId ? findPolicy(tx, payment.subjectId) : undefined
  if (policy?.status !== 'active') throw problem('movementKept')
  updatePolicy(tx, policy, {
    totalPremiumPaid: policy.totalPremiumPaid - payment!.amount,
    nextPremiumDue: policy.nextPremiumDue ?? addDays(policy.policyStart, PREMIUM_DAYS),
  })
}
