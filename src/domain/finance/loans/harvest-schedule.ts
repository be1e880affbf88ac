import { addDays, type Day } from '../../dates.ts'
import { regularDueDays } from '../loan-terms.ts'

/** Between a harvest and the day on which its money can be expected. */
const DAYS_TO_SELL = 14

/**
 * Due days that follow a harvest: all of the loan is one payment, once the harvest is sold, and never before the first
 * regular day. Null where the harvest comes too late for the term of the loan.
 */
export function harvestDueDays(regular: readonly Day[], harvest: Day): Day[] | null {
  const [first, last] = [regular[0]!, regular.at(-1)!]
  const sold = addDays(harvest, DAYS_TO_SELL)
  if (sold > last) return null
  return regular.map(() => (sold < first ? first : sold))
}

/**
 * The shortest of some terms within which a harvest is sold: interest runs over the whole term, so that a longer one
 * would cost more for the same day. Undefined where the harvest is too late for all of them.
 */
export const termForHarvest = <Days extends number>(terms: readonly Days[], start: Day, harvest: Day) =>
  terms.find((days) => harvestDueDays(regularDueDays(start, days), harvest))
