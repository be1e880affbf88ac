import type { Db } from '#db/client.ts'
import { type LoanChangeRow, listLoanChanges } from '#db/queries/finance/loan-changes.ts'
import { findLoan, type LoanRow } from '#db/queries/finance/loans.ts'
import type { AdminLoan, Loan } from '#domain/finance/loan.schema.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'
import { effectiveRateOn } from '#domain/finance/loans/effective-rate.ts'
import { payOffOn } from '#domain/finance/loans/pay-off.ts'
import { toMajor } from '#domain/money.ts'
import { dayIn, endOfDay } from '#domain/places.ts'
import { zoneOf } from '#domain/zones.ts'
import { pendingDecisionOf } from '../decisions/decision-answer.ts'
import { costOf, dueDaysOf, penaltyOwed, scheduleOf, startOf } from './loan-row.ts'
import { paymentsOf, runningLoan } from './running-loan.ts'

const orNull = (minor: number | null) => (minor === null ? null : toMajor(minor))

/** A loan as it is answered, in major units, with its schedule as of now. */
export function asLoan(db: Db, row: LoanRow, now: Date): Loan {
  const cost = costOf(row)
  const saved = paymentsOf(db, row).reduce((sum, payment) => sum + payment.saved, 0)
  const payOff = LOAN_STATUS[row.status].owing ? payOffAt(db, row, now) : null
  const {
    userId: _,
    farmer: __,
    place: _________,
    startedOn: __________,
    relatedFieldId: ___,
    relatedCropId: ____,
    decidedBy: _____,
    dueDays: ______,
    reminded: _______,
    acknowledgedTotal: ________,
    proposedBy: ___________,
    agreedDueDays: ____________,
    penaltyRate: rate,
    penaltyGraceDays: graceDays,
    penaltyCap: cap,
    ...loan
  } = row
  return {
    ...loan,
    principalAmount: toMajor(row.principalAmount),
    totalAmount: toMajor(row.totalAmount),
    paidAmount: toMajor(row.paidAmount),
    remainingAmount: orNull(row.remainingAmount),
    installmentAmount: toMajor(cost.instalment),
    nextPaymentAmount: payOff && toMajor(Math.min(nextAmountOf(row, now), payOff.amount)),
    rebate: row.rebate ?? 'none',
    payOff: payOff && { ...payOff, amount: toMajor(payOff.amount), saved: toMajor(payOff.saved) },
    penalty: rate > 0 ? { rate, graceDays, cap } : null,
    penaltyAmount: toMajor(row.penaltyAmount),
    penaltyPaid: toMajor(row.penaltyPaid),
    writtenOffAmount: orNull(row.writtenOffAmount),
    changes: row.disbursedAt === null ? [] : listLoanChanges(db, row.id).map(asLoanChange),
    expectedHarvestValue: orNull(row.expectedHarvestValue),
    effectiveRate: effectiveRateOn(
      row.principalAmount,
      { ...cost, total: cost.total + saved },
      {
        days: row.termDays,
        start: startOf(row),
        dueDays: dueDaysOf(row),
      },
    ),
    schedule: scheduleOf(row, now).map((each) => ({
      ...each,
      amount: toMajor(each.amount),
      paid: toMajor(each.paid),
    })),
  }
}

const asLoanChange = ({ kind, amount, day, reason, createdAt }: LoanChangeRow) => ({
  kind,
  amount: orNull(amount),
  day,
  reason,
  createdAt,
})

/** What pays a loan off on the day of a moment, where its farmer lives, in hundredths. */
export function payOffAt(db: Db, row: LoanRow, now: Date) {
  const zone = zoneOf(row.place)
  const today = dayIn(now, zone)
  const amount = payOffOn(runningLoan(db, row), today)
  const saved = row.totalAmount - row.paidAmount - amount
  return { amount: amount + penaltyOwed(row), saved, validUntil: endOfDay(today, zone) }
}

/** What is still to be paid of the first instalment that is not paid; after the last one the penalties are left. */
function nextAmountOf(row: LoanRow, now: Date): number {
  const next = scheduleOf(row, now).find(({ amount, paid }) => paid < amount)
  return next ? next.amount - next.paid : penaltyOwed(row)
}

/** The same with its farmer, for administrators. */
export const asAdminLoan = (db: Db, row: LoanRow, now: Date): AdminLoan => ({
  ...asLoan(db, row, now),
  farmer: row.farmer,
  pendingDecision: pendingDecisionOf(db, row.id),
})

/** A loan as it is now, to its farmer or to administrators: none is ever deleted. */
export const loanOf = (now: () => Date) => (db: Db, id: string) => asLoan(db, findLoan(db, id)!, now())
export const adminLoanOf = (now: () => Date) => (db: Db, id: string) => asAdminLoan(db, findLoan(db, id)!, now())
