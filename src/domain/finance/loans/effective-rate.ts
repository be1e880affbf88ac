import { type Day, daysBetween } from '../../dates.ts'
import { instalmentAmounts, type LoanCost, regularDueDays } from '../loan-terms.ts'

type Flow = { amount: number; days: number }
type Plan = { days: number; start: Day; dueDays: readonly Day[] }

const ANY_DAY: Day = '2000-01-01'

/**
 * What a loan costs in a year, in percent with two decimals: the rate at which all instalments, each on its own day, are
 * worth the principal (XIRR, by days of 365). One formula for every kind of loan, so that their costs compare.
 */
export function effectiveRateOn(principal: number, cost: LoanCost, { days, start, dueDays }: Plan): number {
  const flows = instalmentAmounts(cost, days).map((amount, at) => ({ amount, days: daysBetween(start, dueDays[at]!) }))
  return Math.round(rateOf(principal, flows) * 10_000) / 100
}

/** The same for an instalment every 30 days. */
export const effectiveRate = (principal: number, cost: LoanCost, days: number) =>
  effectiveRateOn(principal, cost, { days, start: ANY_DAY, dueDays: regularDueDays(ANY_DAY, days) })

const HALVINGS = 60
/** Beyond any reason: the search ends there. */
const MAX_RATE = 1e6

/** The yearly rate at which what is paid back is worth the principal. */
function rateOf(principal: number, flows: readonly Flow[]): number {
  const worthAt = (rate: number) =>
    flows.reduce((sum, { amount, days }) => sum + amount / (1 + rate) ** (days / 365), 0)
  let [low, high] = [0, 1]
  while (high < MAX_RATE && worthAt(high) > principal) high *= 2
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (worthAt(middle) > principal) low = middle
    else high = middle
  }
  return low
}
