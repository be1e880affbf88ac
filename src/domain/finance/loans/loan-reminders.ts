import { type Day, daysBetween } from '../../dates.ts'

/** A farmer is reminded so many days before a payment is due… */
export const REMIND_DAYS_BEFORE = 3
/** …and after it was due, until the loan is in default. */
const REMIND_DAYS_AFTER = [45, 14, 1]
const DEFAULT_AFTER_DAYS = 90

export type LoanStep = { kind: 'loanDue' | 'loanOverdue'; mark: string } | { kind: 'loanDefaulted' } | null

/**
 * What is to be done about a loan whose next payment falls due on a day: nothing, a reminder, or to declare it in
 * default. `mark` tells one reminder from the next, so that each goes out once.
 */
export function loanStepOf(due: Day, today: Day): LoanStep {
  const late = daysBetween(due, today)
  if (late > DEFAULT_AFTER_DAYS) return { kind: 'loanDefaulted' }
  if (late <= 0) return -late <= REMIND_DAYS_BEFORE ? { kind: 'loanDue', mark: `${due} due` } : null
  const stage = REMIND_DAYS_AFTER.find((days) => late >= days)!
  return { kind: 'loanOverdue', mark: `${due} +${stage}` }
}
