import { type Day, daysBetween } from '../dates.ts'
import { usualInterval } from '../market/price-age.ts'

/** How many of the worst each line of the board shows. */
export const MAX_WORST = 5
/** The last days with prices, from which the interval of a market is read. */
export const MAX_MARKET_DAYS = 24
/** A language counts as one that farmers use from so many active farmers on. */
export const LEAST_SPEAKERS = 5
/** The ages in days by which open questions are counted. */
export const QUESTION_AGES = [1, 3, 7] as const

/**
 * After how many days a market's prices are old: twice the usual gap between its days, which is at least a week.
 * `days` are its last days with prices.
 */
export const allowedAge = (days: readonly Day[]) => 2 * usualInterval(days)

/** How many days a market's newest price is over its age; null while it is not. `days` has at least one day. */
export function daysOverdue(days: readonly Day[], today: Day): number | null {
  const newest = days.reduce((a, b) => (a > b ? a : b))
  const over = daysBetween(newest, today) - allowedAge(days)
  return over > 0 ? over : null
}
