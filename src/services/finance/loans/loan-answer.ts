import type { LoanRow } from '#db/queries/finance/loans.ts'
import { dayOf } from '#domain/dates.ts'
import type { AdminLoan, Loan } from '#domain/finance/loan.schema.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'
import {
  effectiveRateOn,
  instalmentParts,
  joinedByDay,
  type LoanCost,
  type LoanTerms,
  loanSchedule,
  regularDueDays,
} from '#domain/finance/loan-terms.ts'
import { toMajor } from '#domain/money.ts'
import { smallestOf } from '#domain/places.ts'

const orNull = (minor: number | null) => (minor === null ? null : toMajor(minor))

/** The agreed cost of a loan. A loan without an instalment is paid back in one payment. */
export const costOf = ({ totalAmount, installmentAmount }: LoanRow): LoanCost => ({
  total: totalAmount,
  instalment: installmentAmount ?? totalAmount,
})

/** The agreed terms of a loan; those of before the method was stored count as flat. */
const termsOf = ({ principalAmount, interestRate, interestMethod, termDays, currency }: LoanRow): LoanTerms => ({
  principal: principalAmount,
  rate: interestRate,
  method: interestMethod ?? 'flat',
  days: termDays,
  step: smallestOf(currency),
})

/** The interest and the principal in each instalment of a loan. */
export const partsOf = (row: LoanRow) => instalmentParts(termsOf(row), costOf(row))

/** When the instalments of a loan fall due: counted from the payout, before it from the day of asking. */
export const dueDaysOf = ({ dueDays, disbursedAt, createdAt, termDays }: LoanRow) =>
  dueDays ?? regularDueDays(startOf({ disbursedAt, createdAt }), termDays)

/** The day from which a loan is counted. */
const startOf = ({ disbursedAt, createdAt }: Pick<LoanRow, 'disbursedAt' | 'createdAt'>) =>
  (disbursedAt ?? createdAt).slice(0, 10)

/** What is to be paid of a loan and when, as of now, in hundredths. */
export const scheduleOf = (row: LoanRow, now: Date) => joinedByDay(instalmentsOf(row, now))

/** The same instalment by instalment, also where several fall due on one day. */
export const instalmentsOf = (row: LoanRow, now: Date) =>
  loanSchedule(costOf(row), row.termDays, {
    dueDays: dueDaysOf(row),
    today: dayOf(now),
    isProposal: row.disbursedAt === null,
    paid: row.paidAmount,
  })

/** A loan as it is answered, in major units, with its schedule as of now. */
export function asLoan(row: LoanRow, now: Date): Loan {
  const cost = costOf(row)
  const {
    userId: _,
    farmer: __,
    relatedFieldId: ___,
    relatedCropId: ____,
    decidedBy: _____,
    dueDays: ______,
    reminded: _______,
    acknowledgedTotal: ________,
    ...loan
  } = row
  return {
    ...loan,
    principalAmount: toMajor(row.principalAmount),
    totalAmount: toMajor(row.totalAmount),
    paidAmount: toMajor(row.paidAmount),
    remainingAmount: orNull(row.remainingAmount),
    installmentAmount: toMajor(cost.instalment),
    nextPaymentAmount: LOAN_STATUS[row.status].owing ? orNull(nextAmountOf(row, now)) : null,
    expectedHarvestValue: orNull(row.expectedHarvestValue),
    effectiveRate: effectiveRateOn(row.principalAmount, cost, {
      days: row.termDays,
      start: startOf(row),
      dueDays: dueDaysOf(row),
    }),
    schedule: scheduleOf(row, now).map((each) => ({
      ...each,
      amount: toMajor(each.amount),
      paid: toMajor(each.paid),
    })),
  }
}

/** What is still to be paid of the first instalment that is not paid; null where nothing is. */
function nextAmountOf(row: LoanRow, now: Date): number | null {
  const next = scheduleOf(row, now).find(({ amount, paid }) => paid < amount)
  return next ? next.amount - next.paid : null
}

/** The same with its farmer, for administrators. */
export const asAdminLoan = (row: LoanRow, now: Date): AdminLoan => ({ ...asLoan(row, now), farmer: row.farmer })
