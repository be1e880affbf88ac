import { type Day, daysBetween } from '../../dates.ts'
import { roundedTo } from '../../money.ts'
import { EVERY_DAYS, instalmentCount } from '../loan-terms.ts'
import { shareOfDay } from './day-count.ts'
import { bearsByDays, type RunningLoan } from './running-loan.ts'

/**
 * The interest that a loan has borne until a day, never more than was agreed: by days on what was owed, or, where it is
 * counted on the whole amount, what the rebate of the loan leaves of it.
 */
export function interestUntil(loan: RunningLoan, until: Day): number {
  const agreed = loan.cost.total - loan.terms.principal
  return Math.min(agreed, bearsByDays(loan) ? byDays(loan, until) : agreed - rebateOn(loan, agreed, until))
}

/** Rounded once in each period between two due days, so that small payments cannot round interest away. */
function byDays({ terms, start, dueDays, payments }: RunningLoan, until: Day): number {
  const share = shareOfDay(terms.rate, terms.dayCount ?? '30/360')
  const ends = [...new Set([...dueDays.filter((day) => day > start && day < until), until])].sort()
  let [from, interest] = [start, 0]
  for (const to of ends) {
    interest += roundedTo(terms.step ?? 1, owedDays(terms.principal, payments, from, to) * share)
    from = to
  }
  return interest
}

/** What was owed on each day of a period, summed. */
function owedDays(principal: number, payments: RunningLoan['payments'], from: Day, to: Day): number {
  const length = Math.max(0, daysBetween(from, to))
  // A payment lowers what is owed from its own day on.
  const lowered = payments.reduce((sum, payment) => {
    const days = Math.min(length, Math.max(0, daysBetween(payment.day, to)))
    return sum + payment.principal * days
  }, 0)
  return principal * length - lowered
}

/** What is given back of flat interest if everything is paid on a day before the last one of the schedule. */
function rebateOn(
  { terms: { days, step = 1 }, rebate, start, dueDays, agreedEnd = dueDays.at(-1)! }: RunningLoan,
  interest: number,
  on: Day,
): number {
  const span = daysBetween(start, agreedEnd)
  const elapsed = Math.max(0, daysBetween(start, on))
  if (rebate === 'none' || elapsed >= span) return 0
  if (rebate === 'byDays') return roundedTo(step, (interest * (span - elapsed)) / span)
  const count = instalmentCount(days)
  // The rule of 78: of n periods the last bears one part of the interest, the first n parts. A begun period counts.
  const left = Math.max(0, count - Math.ceil(elapsed / EVERY_DAYS))
  return roundedTo(step, (interest * left * (left + 1)) / (count * (count + 1)))
}
