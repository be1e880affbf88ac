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
import { byServer } from './by-server.ts'
import { proposeSchedule } from './change-schedule.ts'
import { chargePenalties } from './charge-penalties.ts'
import { remainingOf, scheduleOf } from './loan-row.ts'
import { NO_PROPOSAL } from './move-on.ts'

const RUNNING = keysOf(LOAN_STATUS).filter((status) => LOAN_STATUS[status].running)

/**
 * Reminds farmers of what falls due, charges what was missed, declares loans in default that are 90 days overdue, and
 * proposes other days where a harvest has moved. Answers how many loans it concerned. Done again it does nothing twice.
 */
export async function processDueLoans(db: Db, now: Date, pausing: Pausing): Promise<number> {
  const today = dayOf(now)
  let done = await eachRow(
    pausing,
    (after, most) => listHarvestLoans(db, after, most),
    (loan) => transact(db, (tx) => proposeSchedule(tx, loan, now)),
  )
  const until = addDays(today, REMIND_DAYS_BEFORE)
  for (const status of RUNNING)
    done += await eachRow(
      pausing,
      (after, most) => listLoansDue(db, { status, from: '', until, after, most }),
      ({ id }) => transact(db, (tx) => tendLoan(tx, id, now)),
    )
  return done
}

function tendLoan(tx: Db, id: string, now: Date): boolean {
  const loan = findLoan(tx, id)!
  if (!LOAN_STATUS[loan.status].running) return false
  // A payment that is under way may still pay it.
  const isPaying = sumOpenPayments(tx, id, 'loanPayment') > 0
  const isCharged = !isPaying && chargePenalties(tx, loan, now)
  return takeStep(tx, findLoan(tx, id)!, { isPaying, now }) || isCharged
}

function takeStep(tx: Db, loan: LoanRow, { isPaying, now }: { isPaying: boolean; now: Date }): boolean {
  const { nextPaymentDue: due, currency, productName: product } = loan
  const step = due === null ? null : loanStepOf(due, dayOf(now))
  if (!step) return false
  const minor = (amount: number) => ({ minor: amount, currency })
  if (step.kind === 'loanDefaulted') return !isPaying && declareDefault(tx, loan, now)
  if (loan.reminded === step.mark) return false
  const next = scheduleOf(loan, now).find(({ amount, paid }) => paid < amount)!
  updateLoan(tx, loan, { reminded: step.mark })
  remind(tx, loan.userId, noticeOf(step.kind, { product, amount: minor(next.amount - next.paid), day: due! }), now)
  return true
}

/** What a lender proposed stays proposed: it may be what gets the loan out of default. */
function declareDefault(tx: Db, loan: LoanRow, now: Date): true {
  const { id, userId, currency, productName: product, proposedBy } = loan
  const proposal = proposedBy === null ? NO_PROPOSAL : {}
  const change = { status: 'defaulted', defaultedAt: now.toISOString(), ...proposal } as const
  byServer(tx, id, now, () => updateLoan(tx, loan, change))
  remind(tx, userId, noticeOf('loanDefaulted', { product, amount: { minor: remainingOf(loan), currency } }), now)
  return true
}
