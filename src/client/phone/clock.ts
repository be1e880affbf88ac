import { type Day, hasEnded } from '#domain/dates.ts'
import { serverNow } from './server-clock.ts'
import { getSession } from './session.ts'

/** Now, by the server's clock: that of a phone may be wrong by a year. */
export const now = () => new Date(serverNow())

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone of days and hours: that of a farmer's country, as the server draws them; else that of this device. */
export const zone = () => getSession()?.user.zone ?? HERE

let formatOf: string | undefined
let format: Intl.DateTimeFormat

/** A moment in that zone, '2026-11-28 22:30': so it is written in Swedish. */
function wallTime(at: Date) {
  const timeZone = zone()
  if (timeZone !== formatOf)
    format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone })
  formatOf = timeZone
  return format.format(at)
}

/** The day of a moment, and its full hours. */
export const dayAt = (at: Date): Day => wallTime(at).slice(0, 10)
export const hourAt = (at: Date) => Number(wallTime(at).slice(11, 13))

export const today = () => dayAt(now())

/** Whether what holds until a day, or until an instant, has ended at a moment; a day counts to its end. */
export const isOver = (until: string | null, at: Date) => hasEnded(until, at, dayAt(at))

/** A day as a moment that a formatter can take: ten by UTC is on that day in every zone from Hawaii to New Zealand. */
export const noonOf = (day: string) => new Date(`${day.slice(0, 10)}T10:00Z`)
