import { addDays, type Day } from '../dates.ts'
import { wholeMinor } from '../money.ts'
import type { InterestMethod } from './loan.ts'

/** The terms of an application: the principal in hundredths, the rate in percent a year. */
export type LoanTerms = { principal: number; rate: number; method: InterestMethod; days: number }
/** What it comes to, in hundredths: all of it, and each instalment but the last. */
export type LoanCost = { total: number; instalment: number }

const EVERY_DAYS = 30

/** One instalment every 30 days: 3, 6, 12 and 24 in the terms on offer. */
export const instalmentCount = (days: number) => Math.floor(days / EVERY_DAYS)

/**
 * What a loan costs. Interest is rounded to the hundredth, half up, and so is the instalment of a declining balance.
 */
export const loanCost = (terms: LoanTerms): LoanCost =>
  terms.method === 'flat' || terms.rate === 0 ? flatCost(terms) : decliningCost(terms)

/** Interest on the whole principal throughout: total = principal × (1 + rate% × days / 365). */
function flatCost({ principal, rate, days }: LoanTerms): LoanCost {
  const total = principal + wholeMinor((principal * rate * days) / 36_500)
  // Down, so that the last one takes what is left over and is never the smaller.
  return { total, instalment: Math.floor(total / instalmentCount(days)) }
}

/** Interest on what is still owed, in equal instalments; the last one takes what the rounding left. */
function decliningCost({ principal, rate, days }: LoanTerms): LoanCost {
  const count = instalmentCount(days)
  // The interest of a year lies in as many parts as it has instalments: 12 % over 12 of them is 1 % each.
  const part = (rate * days) / 36_500 / count
  const instalment = wholeMinor((principal * part) / (1 - (1 + part) ** -count))
  let owed = principal
  let total = 0
  for (let left = count; left > 0; left--) {
    owed += wholeMinor(owed * part)
    const paid = left === 1 ? owed : Math.min(instalment, owed)
    owed -= paid
    total += paid
  }
  return { total, instalment }
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

const HALVINGS = 60

/**
 * What the loan costs in a year, in percent with two decimals: the rate that makes the instalments worth the principal,
 * compounded. It tells loans with flat and with declining interest apart as their rates do not.
 */
export function effectiveRate(principal: number, cost: LoanCost, days: number): number {
  const amounts = instalmentAmounts(cost, days)
  const worthAt = (rate: number) => amounts.reduce((sum, amount, at) => sum + amount / (1 + rate) ** (at + 1), 0)
  let [low, high] = [0, 1]
  while (worthAt(high) > principal) high *= 2
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (worthAt(middle) > principal) low = middle
    else high = middle
  }
  const aYear = (amounts.length * 365) / days
  return Math.round(((1 + low) ** aYear - 1) * 10_000) / 100
}

/** How an instalment stands; before the money is paid out the whole schedule is a proposal. */
export const INSTALMENT_STATUS = ['proposed', 'due', 'overdue', 'paid'] as const

export type InstalmentStatus = (typeof INSTALMENT_STATUS)[number]
export type Instalment = { due: Day; amount: number; paid: number; status: InstalmentStatus }

type Course = { start: Day; today: Day; isProposal: boolean; paid: number }

/**
 * When each instalment falls due, counted from `start`, and what was paid of it; what is paid goes to the oldest first.
 */
export function loanSchedule(cost: LoanCost, days: number, { start, today, isProposal, paid }: Course): Instalment[] {
  let left = paid
  return instalmentAmounts(cost, days).map((amount, place) => {
    const due = addDays(start, EVERY_DAYS * (place + 1))
    const part = Math.min(amount, left)
    left -= part
    return { due, amount, paid: part, status: isProposal ? 'proposed' : statusOf({ due, amount, paid: part }, today) }
  })
}

function statusOf({ due, amount, paid }: Omit<Instalment, 'status'>, today: Day): InstalmentStatus {
  if (paid >= amount) return 'paid'
  return due < today ? 'overdue' : 'due'
}
