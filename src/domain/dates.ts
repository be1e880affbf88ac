/** A calendar day as ISO text, '2026-11-21'. Days carry no zone: a planting day is the farmer's own. */
export type Day = string
/** A moment as ISO text in UTC with milliseconds, '2026-11-21T08:00:00.000Z'. Sorts as text. */
export type Instant = string

const DAY_MS = 86_400_000

/** The day of a moment in UTC. Throws a RangeError for no moment. */
export function dayOf(at: Date): Day {
  const year = at.getUTCFullYear()
  // toISOString takes ten times as long, and a home asks for a hundred days; it knows years that are not four digits.
  if (!(year >= 1000 && year <= 9999)) return at.toISOString().slice(0, 10)
  return `${year}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`
}
const two = (part: number) => (part < 10 ? `0${part}` : String(part))

export const addDays = (day: Day, days: number): Day => dayOf(new Date(Date.parse(day) + days * DAY_MS))

/** The moment that an instant names, for who formats it. `new Date` would also take a number. */
export const dateAt = (instant: Instant) => new Date(instant)

/** Whole days from one day to another; negative when `to` lies before `from`. */
export const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The day of a moment by the clock of this device. */
export const localDay = (at: Date): Day => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** Whether what holds until a day, or until an instant, has ended; a day counts to its end, where `today` is the day. */
export const hasEnded = (until: Day | Instant | null, now: Date, today: Day) =>
  until !== null && (until.length === today.length ? until < today : until <= now.toISOString())
