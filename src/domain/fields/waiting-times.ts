import { addDays, type Day } from '../dates.ts'

/** From which day on a field may be harvested again: the pre-harvest interval of the label, in days. */
export const harvestFrom = (appliedOn: Day | null, days: number | null): Day | null =>
  appliedOn === null || days === null ? null : addDays(appliedOn, days)

/**
 * From which day on a field may be entered again: the re-entry interval of the label, in hours. At which hour it was
 * applied is not known, so a day that has begun counts whole.
 */
export const enterFrom = (appliedOn: Day | null, hours: number | null): Day | null =>
  appliedOn === null || !hours ? null : addDays(appliedOn, Math.ceil(hours / 24))
