import { addDays, type Day, daysBetween } from '../dates.ts'

/** So far back the record of a cell goes: the thirty years of a climate normal (WMO-No. 1203). */
const RECORD_YEARS = 30

/**
 * How long after a day its rain is asked for. ERA5 reaches to five days ago; two more, so that a late archive leaves no
 * gap that would be asked for again.
 */
const ARCHIVE_DELAY_DAYS = 7

/** The days that are missing in a record, as one stretch from the first to the last; null where none is. */
export function missingStretch(known: ReadonlySet<Day>, { from, to }: { from: Day; to: Day }) {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
  const missing = days.filter((day) => !known.has(day))
  return missing.length === 0 ? null : { from: missing[0]!, to: missing.at(-1)! }
}

/** The days of which a record should have the rain, today. */
export const recordStretch = (today: Day) => ({
  from: `${Number(today.slice(0, 4)) - RECORD_YEARS}-01-01`,
  to: addDays(today, -ARCHIVE_DELAY_DAYS),
})
