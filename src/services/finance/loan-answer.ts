import type { LoanRow } from '#db/queries/finance/loans.ts'
import { dayOf } from '#domain/dates.ts'
import type { AdminLoan, Loan } from '#domain/finance/loan.schema.ts'
import { effectiveRate, type LoanCost, loanSchedule } from '#domain/finance/loan-terms.ts'
import { toMajor } from '#domain/money.ts'

const orNull = (minor: number | null) => (minor === null ? null : toMajor(minor))

/** The agreed cost of a loan. A loan without an instalment is paid back in one payment. */
export const costOf = ({ totalAmount, installmentAmount }: LoanRow): LoanCost => ({
  total: totalAmount,
  instalment: installmentAmount ?? totalAmount,
})

/** A loan as it is answered, in major units, with its schedule as of now. */
export function asLoan(row: LoanRow, now: Date): Loan {
  const cost = costOf(row)
  const progress = {
    start: (row.disbursedAt ?? row.createdAt).slice(0, 10),
    today: dayOf(now),
    isProposal: row.disbursedAt === null,
    paid: row.paidAmount,
  }
  const {
    userId: _,
    farmer: __,
    relatedFieldId: ___,
    relatedCropId: ____,
    disbursedAt: _____,
    decidedBy: ______,
    ...loan
  } = row
  return {
    ...loan,
    principalAmount: toMajor(row.principalAmount),
    totalAmount: toMajor(row.totalAmount),
    paidAmount: toMajor(row.paidAmount),
    remainingAmount: orNull(row.remainingAmount),
    installmentAmount: toMajor(cost.instalment),
    expectedHarvestValue: orNull(row.expectedHarvestValue),
    effectiveRate: effectiveRate(row.principalAmount, cost, row.termDays),
    schedule: loanSchedule(cost, row.termDays, progress).map((each) => ({
      ...each,
      amount: toMajor(each.amount),
      paid: toMajor(each.paid),
    })),
  }
}

/** The same with its farmer, for administrators. */
export const asAdminLoan = (row: LoanRow, now: Date): AdminLoan => ({ ...asLoan(row, now), farmer: row.farmer })
