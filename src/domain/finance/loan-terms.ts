import { addDays, type Day, daysBetween } from '../dates.ts'
import { roundedTo } from '../money.ts'
import type { InterestMethod } from './loan.ts'

/**
 * The terms of an application: the principal in hundredths, the rate in percent a year. `step` is the smallest amount
 * that can be paid in the currency, one hundredth unless it says otherwise.
 */
export type LoanTerms = { principal: number; rate: number; method: InterestMethod; days: number; step?: number }
/** What it comes to, in hundredths: all of it, and each instalment but the last. */
export type LoanCost = { total: number; instalment: number }

const EVERY_DAYS = 30

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
  const { principal, rate, days, step = 1 } = terms
  const count = instalmentCount(days)
  const part = partOfYear(rate, days)
  const instalment = Math.max(step, roundedTo(step, (principal * part) / (1 - (1 + part) ** -count)))
  const parts = decliningParts(terms, instalment)
  return { total: parts.reduce((sum, { interest, principal }) => sum + interest + principal, 0), instalment }
}

/** The interest of a year lies in as many parts as it has instalments: 12 % over 12 of them is 1 % each. */
const partOfYear = (rate: number, days: number) => (rate * days) / 36_500 / instalmentCount(days)

/** What an instalment pays: the interest on the loan, and the loan itself. */
export type InstalmentParts = { interest: number; principal: number }

function decliningParts({ principal, rate, days, step = 1 }: LoanTerms, instalment: number): InstalmentParts[] {
  const count = instalmentCount(days)
  const part = partOfYear(rate, days)
  let owed = principal
  return Array.from({ length: count }, (_, place) => {
    const interest = roundedTo(step, owed * part)
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

/**
 * What the loan costs in a year, in percent with two decimals: the rate that makes the instalments worth the principal,
 * compounded. It tells loans with flat and with declining interest apart as their rates do not.
 */
export function effectiveRate(principal: number, cost: LoanCost, days: number): number {
  const amounts = instalmentAmounts(cost, days)
  const worthAt = (rate: number) => amounts.reduce((sum, amount, at) => sum + amount / (1 + rate) ** (at + 1), 0)
  const aYear = (amounts.length * 365) / days
  return inPercent((1 + rateWorth(principal, worthAt)) ** aYear - 1)
}

/** The same for instalments that fall due on given days, counted from the day on which the money arrives. */
export function effectiveRateOn(principal: number, cost: LoanCost, { days, start, dueDays }: DueDays): number {
  if (isSameList(dueDays, regularDueDays(start, days))) return effectiveRate(principal, cost, days)
  const flows = instalmentAmounts(cost, days).map((amount, at) => [amount, daysBetween(start, dueDays[at]!) / 365] as const) // biome-ignore format: one table
  return inPercent(rateWorth(principal, (rate) => flows.reduce((sum, [amount, years]) => sum + amount / (1 + rate) ** years, 0))) // biome-ignore format: one sum
}

type DueDays = { days: number; start: Day; dueDays: readonly Day[] }
const isSameList = (a: readonly Day[], b: readonly Day[]) =>
  a.length === b.length && a.every((day, at) => day === b[at])
const inPercent = (rate: number) => Math.round(rate * 10_000) / 100

const HALVINGS = 60
/** Beyond any reason: the search ends there. */
const MAX_RATE = 1e6

/** The rate at which what is paid back is worth the principal. */
function rateWorth(principal: number, worthAt: (rate: number) => number): number {
  let [low, high] = [0, 1]
  while (high < MAX_RATE && worthAt(high) > principal) high *= 2
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (worthAt(middle) > principal) low = middle
    else high = middle
  }
  return low
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
