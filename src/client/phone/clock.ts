import { localDay } from '#domain/dates.ts'
import { serverNow } from './server-clock.ts'

/** Now, by the server's clock: that of a phone may be wrong by a year. */
export const now = () => new Date(serverNow())

/** The day it is where this phone is. */
export const today = () => localDay(now())

/** A day as a moment that a formatter can take: its noon, so that no time zone moves it into its neighbour. */
export const noonOf = (day: string) => new Date(`${day.slice(0, 10)}T12:00:00`)
