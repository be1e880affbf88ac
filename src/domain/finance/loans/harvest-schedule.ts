import { addDays, type Day } from '../../dates.ts'

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
