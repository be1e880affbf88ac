import type { Db } from '#db/client.ts'
import { findClaim } from '#db/queries/finance/claims.ts'
import type { listEntries } from '#db/queries/finance/ledger.ts'
import { listLoanPayments } from '#db/queries/finance/loan-payments.ts'
import { findLoan, updateLoan } from '#db/queries/finance/loans.ts'
import { findPaymentOfTransaction, sumOpenPayments } from '#db/queries/finance/payments.ts'
import { findPolicy, updatePolicy } from '#db/queries/finance/policies.ts'
import { addDays, type Instant } from '#domain/dates.ts'
import { PREMIUM_DAYS } from '#domain/finance/insurance/premium.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'
import { loanSchedule } from '#domain/finance/loan-terms.ts'
import { problem } from '#domain/problem.ts'
import { stepTo } from '../insurance/step-claim.ts'
import { costOf, dueDaysOf, remainingOf } from '../loans/loan-row.ts'
import { NO_PROPOSAL } from '../loans/move-on.ts'

type Entries = readonly ReturnType<typeof listEntries>[number][]

const transactionOf = (entries: Entries) => entries.find(({ transactionId }) => transactionId !== null)?.transactionId

const loanOf = (tx: Db, entries: Entries) => findLoan(tx, entries.find(({ loanId }) => loanId !== null)!.loanId!)!
const paymentOf = (tx: Db, entries: Entries) => findPaymentOfTransaction(tx, transactionOf(entries) ?? '')

/** The loan is approved again, and can be paid out anew. What was paid of it goes back first. */
export function takeBackDisbursement(tx: Db, entries: Entries): void {
  const loan = loanOf(tx, entries)
  if (!LOAN_STATUS[loan.status].running || loan.penaltyAmount > 0) throw problem('movementKept')
  if (loan.paidAmount > 0) throw problem('laterPaymentFirst')
  if (sumOpenPayments(tx, loan.id, 'loanPayment') > 0) throw problem('paymentUnderWay')
  updateLoan(tx, loan, {
    status: 'approved',
    disbursedAt: null,
    remainingAmount: null,
    nextPaymentDue: null,
    agreedDueDays: null,
    ...NO_PROPOSAL,
    reminded: null,
  })
}

/** The loan owes again what the payment paid. The last payment goes first: interest is counted from what was paid before. */
export function takeBackLoanPayment(tx: Db, entries: Entries): void {
  const loan = loanOf(tx, entries)
  if (!LOAN_STATUS[loan.status].owing && loan.status !== 'completed') throw problem('movementKept')
  const last = listLoanPayments(tx, loan.id).findLast(({ isReversed }) => !isReversed)
  if (last?.transactionId !== transactionOf(entries)) throw problem('laterPaymentFirst')
  const paidAmount = loan.paidAmount - last!.interest - last!.principal
  // Interest that the payment saved is owed again.
  const totalAmount = loan.totalAmount + last!.saved
  const plan = loanSchedule(costOf({ ...loan, totalAmount }), loan.termDays, {
    dueDays: dueDaysOf(loan),
    today: loan.disbursedAt!.slice(0, 10),
    isProposal: false,
    paid: paidAmount,
  })
  const next = plan.find(({ amount, paid }) => paid < amount)
  const penaltyPaid = loan.penaltyPaid - last!.penalty
  updateLoan(tx, loan, {
    // One in default stays so; the nightly work finds one that is in default now.
    status: loan.status === 'defaulted' ? 'defaulted' : 'active',
    completedAt: null,
    totalAmount,
    paidAmount,
    penaltyPaid,
    remainingAmount: remainingOf({ ...loan, totalAmount, paidAmount, penaltyPaid }),
    nextPaymentDue: next?.due ?? null,
  })
}

/** The premium is due again. */
export function takeBackPremium(tx: Db, entries: Entries): void {
  const payment = paymentOf(tx, entries)
  const policy = payment?.subjectId ? findPolicy(tx, payment.subjectId) : undefined
  if (policy?.status !== 'active') throw problem('movementKept')
  updatePolicy(tx, policy, {
    totalPremiumPaid: policy.totalPremiumPaid - payment!.amount,
    ...(policy.creditedAt === null && { coveredFrom: null }),
    nextPremiumDue: policy.nextPremiumDue ?? addDays(policy.policyStart, PREMIUM_DAYS),
  })
}

/** The claim is approved again, and can be paid anew; the policy that it ended goes on, or has expired meanwhile. */
export function takeBackClaim(tx: Db, entries: Entries, at: Instant): void {
  const claim = findClaim(tx, paymentOf(tx, entries)?.subjectId ?? '')
  const policy = claim && findPolicy(tx, claim.policyId)
  if (!policy || claim.status !== 'paid') throw problem('movementKept')
  stepTo(tx, claim, 'approved', at)
  if (policy.status !== 'claimed') return
  const { policyStart, policyEnd, totalPremiumPaid, premiumAmount } = policy
  if (policyEnd < at.slice(0, 10)) return void updatePolicy(tx, policy, { status: 'expired' })
  const nextPremiumDue = totalPremiumPaid < premiumAmount ? addDays(policyStart, PREMIUM_DAYS) : null
  updatePolicy(tx, policy, { status: 'active', endedAt: null, nextPremiumDue })
}
