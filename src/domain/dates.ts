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

/** Whole days from one day to another; negative when `to` lies before `from`. */
export const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The day of a moment where this code runs: on a phone, the farmer's own day. */
export const localDay = (at: Date): Day => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** The day of a moment on the clock of a zone such as 'Africa/Lagos'. */
export const dayIn = (at: Date, zone: string): Day => dayOf(new Date(at.getTime() + zoneOffset(at, zone)))

/** The first moment of a day on the clock of a zone. */
export const startOfDay = (day: Day, zone: string): Instant =>
  new Date(Date.parse(endOfDay(addDays(day, -1), zone)) + 1).toISOString()

/** The last moment of a day on the clock of a zone. */
export function endOfDay(day: Day, zone: string): Instant {
  const midnight = Date.parse(`${addDays(day, 1)}T00:00:00Z`)
  const guess = midnight - zoneOffset(new Date(midnight), zone)
  // Clocks may change on that very day: what holds at the guess decides.
  return new Date(midnight - zoneOffset(new Date(guess - 1), zone) - 1).toISOString()
}

/** The minutes since midnight on the clock of a zone. */
export const minutesIn = (at: Date, zone: string) =>
  Math.floor(((at.getTime() + zoneOffset(at, zone)) % DAY_MS) / 60_000)

/** A time of day on the clock of a zone, on the day of a moment there or some days after. */
export function atTimeOn(
  at: Date,
  zone: string,
  { minutes, daysAhead }: { minutes: number; daysAhead: number },
): Instant {
  const wall = Date.parse(`${addDays(dayIn(at, zone), daysAhead)}T00:00:00Z`) + minutes * 60_000
  // The offset of about then: where clocks change in between, an hour early or late does no harm.
  return new Date(wall - zoneOffset(new Date(wall), zone)).toISOString()
}

const formats = new Map<string, Intl.DateTimeFormat>()
const QUARTER_MS = 15 * 60_000
const lastOffsets = new Map<string, { quarter: number; offset: number }>()

/**
 * How far a zone's clock is ahead of UTC at a moment, in milliseconds. Clocks change at a full quarter of an hour, so
 * the last answer of a zone is kept for its quarter: each home asks for the day of now, and Intl takes 40 µs.
 */
function zoneOffset(at: Date, zone: string) {
  const quarter = Math.floor(at.getTime() / QUARTER_MS)
  const last = lastOffsets.get(zone)
  if (last?.quarter === quarter) return last.offset
  const offset = askedOffset(at, zone)
  lastOffsets.set(zone, { quarter, offset })
  return offset
}

function askedOffset(at: Date, zone: string) {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0
}

/** Whether what holds until a day, or until an instant, has ended; a day counts to its end, where the reader is. */
export function hasEnded(until: string | null, now: Date): boolean {
  if (until === null) return false
  return isDayOnly(until) ? until < localDay(now) : Date.parse(until) <= now.getTime()
}

const isDayOnly = (text: string) => text.length === '2026-11-22'.length
