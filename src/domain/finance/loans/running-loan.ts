import type { Day } from '../../dates.ts'
import type { Rebate } from '../loan.ts'
import type { LoanCost, LoanTerms } from '../loan-terms.ts'

/** A payment as it was booked, and the day from which it counts; amounts in hundredths. */
export type BookedPayment = { day: Day; interest: number; principal: number }

/** A loan that was paid out: its terms, what it comes to as of now, and what was paid. */
export type RunningLoan = {
  terms: LoanTerms
  cost: LoanCost
  rebate: Rebate
  start: Day
  dueDays: readonly Day[]
  /** The last day that was agreed on: a rebate is counted to it, wherever the days have moved since. */
  agreedEnd?: Day
  payments: readonly BookedPayment[]
}

/** Whether interest is counted by days on what is owed. Loans of before products had a day count keep their terms. */
export const bearsByDays = ({ terms: { method, rate, dayCount = '30/360' } }: RunningLoan) =>
  method === 'declining' && rate > 0 && dayCount !== null

const sumOf = (payments: readonly BookedPayment[], part: 'interest' | 'principal') =>
  payments.reduce((sum, payment) => sum + payment[part], 0)

export const interestPaid = ({ payments }: RunningLoan) => sumOf(payments, 'interest')
export const principalOwed = ({ terms, payments }: RunningLoan) => terms.principal - sumOf(payments, 'principal')
export const paidOf = ({ payments }: RunningLoan) => sumOf(payments, 'interest') + sumOf(payments, 'principal')
