import { addDays, type Day, dayOf, type Instant } from '#domain/dates.ts'

const HOUR_MS = 3_600_000

/** The seed tells time from the moment of seeding, so that a demo is never out of date. */
export const hoursAgo = (now: Date, hours: number): Instant => new Date(now.getTime() - hours * HOUR_MS).toISOString()
export const daysAgo = (now: Date, days: number): Instant => hoursAgo(now, 24 * days)
export const dayFrom = (now: Date, days: number): Day => addDays(dayOf(now), days)
export const eveningOf = (day: Day): Instant => `${day}T18:00:00.000Z`

/** The next such day of the week after a day; 0 is Sunday. */
export const nextWeekday = (day: Day, weekday: number): Day =>
  addDays(day, ((weekday - new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1)
