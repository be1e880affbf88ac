import { addDays, type Day } from '../../dates.ts'

/** Between a harvest and the day on which its money can be expected. */
const DAYS_TO_SELL = 14

/**
 * Due days that follow a harvest: no instalment falls due before the harvest is sold. What was due earlier is due then.
 * Null where the harvest comes too late for the term of the loan.
 */
export function harvestDueDays(regular: readonly Day[], harvest: Day): Day[] | null {
  const sold = addDays(harvest, DAYS_TO_SELL)
  if (sold > regular.at(-1)!) return null
  return regular.map((due) => (due < sold ? sold : due))
}
