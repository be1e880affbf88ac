import { type Db, transact } from '#db/client.ts'
import { findLoan, type LoanRow, listHarvestLoans, listLoansDue, updateLoan } from '#db/queries/finance/loans.ts'
import { sumOpenPayments } from '#db/queries/finance/payments.ts'
import { addDays, dayOf } from '#domain/dates.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'
import { loanStepOf, REMIND_DAYS_BEFORE } from '#domain/finance/loans/loan-reminders.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { keysOf } from '#domain/table.ts'
import { remind } from '../../messaging/remind.ts'
import { eachRow, type Pausing } from '../each-row.ts'
import { proposeSchedule } from './change-schedule.ts'
import { scheduleOf } from './loan-row.ts'

const OWING = keysOf(LOAN_STATUS).filter((status) => LOAN_STATUS[status].owing)

/**
 * Reminds farmers of what falls due, declares loans in default that are 90 days overdue, and proposes other days where
 * a harvest has moved. Answers how many loans it concerned. Done again it does nothing twice.
 */
export async function processDueLoans(db: Db, now: Date, pausing: Pausing): Promise<number> {
  const today = dayOf(now)
  let done = await eachRow(
    pausing,
    (after, most) => listHarvestLoans(db, after, most),
    (loan) => transact(db, (tx) => proposeSchedule(tx, loan, now)),
  )
  const until = addDays(today, REMIND_DAYS_BEFORE)
  for (const status of OWING)
    done += await eachRow(
      pausing,
      (after, most) => listLoansDue(db, { status, from: '', until, after, most }),
      ({ id }) => transact(db, (tx) => takeStep(tx, findLoan(tx, id)!, now)),
    )
  return done
}

function takeStep(tx: Db, loan: LoanRow, now: Date): boolean {
  const { nextPaymentDue: due, currency, productName: product } = loan
  const step = due === null || !LOAN_STATUS[loan.status].owing ? null : loanStepOf(due, dayOf(now))
  if (!step) return false
  const minor = (amount: number) => ({ minor: amount, currency })
  if (step.kind === 'loanDefaulted') {
    // A payment that is under way may still pay it.
    if (sumOpenPayments(tx, loan.id, 'loanPayment') > 0) return false
    updateLoan(tx, loan, { status: 'defaulted', defaultedAt: now.toISOString(), proposedDueDays: null })
    remind(tx, loan.userId, noticeOf('loanDefaulted', { product, amount: minor(loan.totalAmount - loan.paidAmount) }), now) // biome-ignore format: one sentence
    return true
  }
  if (loan.reminded === step.mark) return false
  const next = scheduleOf(loan, now).find(({ amount, paid }) => paid < amount)!
  updateLoan(tx, loan, { reminded: step.mark })
  remind(tx, loan.userId, noticeOf(step.kind, { product, amount: minor(next.amount - next.paid), day: due! }), now)
  return true
}
