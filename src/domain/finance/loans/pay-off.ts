import type { Day } from '../../dates.ts'
import { instalmentAmounts, instalmentParts } from '../loan-terms.ts'
import { interestUntil } from './accrual.ts'
import { allocationOf } from './allocation.ts'
import { bearsByDays, interestPaid, paidOf, principalOwed, type RunningLoan } from './running-loan.ts'

/** Interest that is due on a day, and was not paid. */
const interestDue = (loan: RunningLoan, on: Day) => Math.max(0, interestUntil(loan, on) - interestPaid(loan))

/** What pays a loan off on a day, in hundredths: in coins of its currency, the parts of a flat payment may be finer. */
export function payOffOn(loan: RunningLoan, on: Day): number {
  const { step = 1 } = loan.terms
  const inCoins = step * Math.ceil((principalOwed(loan) + interestDue(loan, on)) / step)
  return Math.min(inCoins, loan.cost.total - paidOf(loan))
}

/** What a payment pays of a loan, and how much less interest the loan comes to because of it. */
export type Settled = { interest: number; principal: number; saved: number }

/** Splits a payment of at most what pays the loan off. */
export function settle(loan: RunningLoan, on: Day, amount: number): Settled {
  const [owed, { total }] = [principalOwed(loan), loan.cost]
  const paid = paidOf(loan)
  if (amount === payOffOn(loan, on)) return { interest: amount - owed, principal: owed, saved: total - paid - amount }
  if (!bearsByDays(loan)) return { ...allocationOf(instalmentParts(loan.terms, loan.cost), paid, amount), saved: 0 }
  const after = withPayment(loan, on, amount)
  const { interest, principal } = after.payments.at(-1)!
  return { interest, principal, saved: total - totalAhead(after, on) }
}

/** A loan by days after a payment: interest that is due first, then the loan itself. */
function withPayment(loan: RunningLoan, day: Day, amount: number): RunningLoan {
  const interest = Math.min(amount, interestDue(loan, day))
  return { ...loan, payments: [...loan.payments, { day, interest, principal: amount - interest }] }
}

/**
 * What a loan by days comes to if it is paid by its schedule from a day on. Never more than it came to before: what was
 * agreed is the most that a farmer pays.
 */
export function totalAhead(loan: RunningLoan, from: Day): number {
  const { cost, dueDays, terms } = loan
  let left = paidOf(loan)
  let ahead = loan
  instalmentAmounts(cost, terms.days).forEach((instalment, at, { length }) => {
    const isPaid = Math.min(left, instalment)
    left -= isPaid
    const day = dueDays[at]! > from ? dueDays[at]! : from
    const most = payOffOn(ahead, day)
    const amount = at === length - 1 ? most : Math.min(most, instalment - isPaid)
    if (amount > 0) ahead = withPayment(ahead, day, amount)
  })
  return Math.min(cost.total, paidOf(ahead))
}
