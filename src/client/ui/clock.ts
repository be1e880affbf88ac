import { localDay } from '#domain/dates.ts'

/** The day it is on this phone. */
export const today = () => localDay(new Date())

/** A day as a moment that a formatter can take: its noon, so that no time zone moves it into its neighbour. */
export const noonOf = (day: string) => new Date(`${day.slice(0, 10)}T12:00:00`)
