import { addDays, type Day } from '../dates.ts'
import { roundedTo } from '../money.ts'
import type { DayCount, InterestMethod } from './loan.ts'
import { shareOfDay } from './loans/day-count.ts'

/**
 * The terms of an application: the principal in hundredths, the rate in percent a year. `step` is the smallest amount
 * that can be paid in the currency, one hundredth unless it says otherwise.
 */
export type LoanTerms = {
  principal: number
  rate: number
  method: InterestMethod
  days: number
  step?: number
  /** Of the product, '30/360' unless it says otherwise; null for loans of before products had one. */
  dayCount?: DayCount | null
  /** Days until the one payment of a loan that is paid back at once, after the harvest. */
  onceAfter?: number
}
/** What it comes to, in hundredths: all of it, and each instalment but the last. */
export type LoanCost = { total: number; instalment: number }

export const EVERY_DAYS = 30

/** One instalment every 30 days: 3, 6, 12 and 24 in the terms on offer. */
export const instalmentCount = (days: number) => Math.floor(days / EVERY_DAYS)

/**
 * What a loan costs. Interest is rounded to the smallest amount, half up, and so is the instalment of a declining
 * balance.
 */
export const loanCost = (terms: LoanTerms): LoanCost =>
  terms.method === 'flat' || terms.rate === 0 ? flatCost(terms) : decliningCost(terms)

/** Interest on the whole principal throughout: total = principal × (1 + rate% × days / 365). */
function flatCost({ principal, rate, days, step = 1 }: LoanTerms): LoanCost {
  const total = principal + roundedTo(step, (principal * rate * days) / 36_500)
  // Down, so that the last one takes what is left over; never nothing, so that there is something to pay.
  return { total, instalment: Math.max(step, step * Math.floor(total / instalmentCount(days) / step)) }
}

/** Interest on what is still owed, in equal instalments; the last one takes what the rounding left. */
function decliningCost(terms: LoanTerms): LoanCost {
  const { principal, days, step = 1, onceAfter } = terms
  if (onceAfter !== undefined && terms.dayCount !== null) return onceCost(terms, onceAfter)
  const count = instalmentCount(days)
  const part = EVERY_DAYS * dayShareOf(terms)
  const instalment = Math.max(step, roundedTo(step, (principal * part) / (1 - (1 + part) ** -count)))
  const parts = decliningParts(terms, instalment)
  return { total: parts.reduce((sum, { interest, principal }) => sum + interest + principal, 0), instalment }
}

/** One payment of everything, with the interest of the days until then. */
function onceCost(terms: LoanTerms, days: number): LoanCost {
  const total = terms.principal + roundedTo(terms.step ?? 1, terms.principal * days * dayShareOf(terms))
  return { total, instalment: total }
}

/** The interest of a day as a share of what is owed. Loans without a day count spread that of the term evenly. */
const dayShareOf = ({ rate, days, dayCount = '30/360' }: LoanTerms) =>
  dayCount === null ? (rate * days) / 36_500 / instalmentCount(days) / EVERY_DAYS : shareOfDay(rate, dayCount)

/** What an instalment pays: the interest on the loan, and the loan itself. */
export type InstalmentParts = { interest: number; principal: number }

function decliningParts(terms: LoanTerms, instalment: number): InstalmentParts[] {
  const { principal, days, step = 1 } = terms
  const count = instalmentCount(days)
  const share = dayShareOf(terms)
  let owed = principal
  return Array.from({ length: count }, (_, place) => {
    const interest = roundedTo(step, owed * EVERY_DAYS * share)
    const paid = place === count - 1 ? owed : Math.min(instalment - interest, owed)
    owed -= paid
    return { interest, principal: paid }
  })
}

/** The interest and the principal in each instalment of a loan. */
export function instalmentParts(terms: LoanTerms, cost: LoanCost): InstalmentParts[] {
  if (terms.method === 'declining' && terms.rate > 0) return decliningParts(terms, cost.instalment)
  const interest = cost.total - terms.principal
  let [due, counted] = [0, 0]
  return instalmentAmounts(cost, terms.days).map((amount) => {
    due += amount
    // Each takes the share of the interest that it has of the total, so that the sum stays exact.
    const share = Number((BigInt(interest) * BigInt(due)) / BigInt(cost.total)) - counted
    counted += share
    return { interest: share, principal: amount - share }
  })
}

/** The instalments in hundredths: equal, but for the last, which takes the remainder. */
export function instalmentAmounts({ total, instalment }: LoanCost, days: number): number[] {
  const last = instalmentCount(days) - 1
  let left = total
  return Array.from({ length: last + 1 }, (_, place) => {
    const amount = place === last ? left : Math.min(instalment, left)
    left -= amount
    return amount
  })
}

/** How an instalment stands; before the money is paid out the whole schedule is a proposal. */
export const INSTALMENT_STATUS = ['proposed', 'due', 'overdue', 'paid'] as const

export type InstalmentStatus = (typeof INSTALMENT_STATUS)[number]
export type Instalment = { due: Day; amount: number; paid: number; status: InstalmentStatus }

/** When the instalments of a loan fall due that begins on a day. */
export const regularDueDays = (start: Day, days: number): Day[] =>
  Array.from({ length: instalmentCount(days) }, (_, place) => addDays(start, EVERY_DAYS * (place + 1)))

type Progress = { dueDays: readonly Day[]; today: Day; isProposal: boolean; paid: number }

/** When each instalment falls due, and what was paid of it; what is paid goes to the oldest first. */
export function loanSchedule(
  cost: LoanCost,
  days: number,
  { dueDays, today, isProposal, paid }: Progress,
): Instalment[] {
  let left = paid
  return instalmentAmounts(cost, days).map((amount, place) => {
    const due = dueDays[place]!
    const part = Math.min(amount, left)
    left -= part
    return { due, amount, paid: part, status: isProposal ? 'proposed' : statusOf({ due, amount, paid: part }, today) }
  })
}

/** Instalments that fall due on one day are one payment. */
export function joinedByDay(schedule: readonly Instalment[]): Instalment[] {
  const joined: Instalment[] = []
  for (const each of schedule) {
    const before = joined.at(-1)
    if (before?.due !== each.due) joined.push(each)
    // What is paid goes to the oldest first: the status of the last is that of all.
    else joined[joined.length - 1] = { ...each, amount: before.amount + each.amount, paid: before.paid + each.paid }
  }
  return joined
}

function statusOf({ due, amount, paid }: Omit<Instalment, 'status'>, today: Day): InstalmentStatus {
  if (paid >= amount) return 'paid'
  return due < today ? 'overdue' : 'due'
}
