import type { LoanRow } from '#db/queries/finance/loans.ts'
import { dayOf } from '#domain/dates.ts'
import { joinedByDay, type LoanCost, type LoanTerms, loanSchedule, regularDueDays } from '#domain/finance/loan-terms.ts'
import { smallestOf } from '#domain/places.ts'

/** The agreed cost of a loan. A loan without an instalment is paid back in one payment. */
export const costOf = ({ totalAmount, installmentAmount }: LoanRow): LoanCost => ({
  total: totalAmount,
  instalment: installmentAmount ?? totalAmount,
})

/** The agreed terms of a loan; those of before the method was stored count as flat. */
export const termsOf = ({
  principalAmount,
  interestRate,
  interestMethod,
  termDays,
  currency,
  dayCount,
}: LoanRow): LoanTerms => ({
  principal: principalAmount,
  rate: interestRate,
  method: interestMethod ?? 'flat',
  days: termDays,
  step: smallestOf(currency),
  dayCount,
})

/** What was charged for missed payments and is still owed, in hundredths. */
export const penaltyOwed = ({ penaltyAmount, penaltyPaid }: LoanRow) => penaltyAmount - penaltyPaid

/** All that is owed of a loan if it is paid by its schedule. */
export const remainingOf = (row: LoanRow) => row.totalAmount - row.paidAmount + penaltyOwed(row)

/** When the instalments of a loan fall due: counted from the payout, before it from the day of asking. */
export const dueDaysOf = (row: LoanRow) => row.dueDays ?? regularDueDays(startOf(row), row.termDays)

/** The day from which a loan is counted. */
export const startOf = ({ startedOn, disbursedAt, createdAt }: LoanRow) =>
  startedOn ?? (disbursedAt ?? createdAt).slice(0, 10)

/** What is to be paid of a loan and when, as of now, in hundredths. */
export const scheduleOf = (row: LoanRow, now: Date) =>
  joinedByDay(instalmentsOf(row, now)).filter(({ amount }) => amount > 0)

/** The same instalment by instalment, also where several fall due on one day. */
export const instalmentsOf = (row: LoanRow, now: Date) =>
  loanSchedule(costOf(row), row.termDays, {
    dueDays: dueDaysOf(row),
    today: dayOf(now),
    isProposal: row.disbursedAt === null,
    paid: row.paidAmount,
  })
