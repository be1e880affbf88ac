import { addDays, type Day, dayOf, daysBetween } from '../../../dates.ts'

/** A season that lasts a year has no time between two of them in which its rain is known. */
export const MAX_SEASON_DAYS = 330
export const MIN_SEASON_DAYS = 10

type SeasonOfYear = { seasonStart: string; seasonEnd: string }
export type Season = { from: Day; to: Day }

/** Whether a text is a day of every year, 'MM-DD'; the 29th of February is not. */
export const isMonthDay = (text: string) => {
  const moment = Date.parse(`2001-${text}T00:00:00Z`)
  return /^\d\d-\d\d$/.test(text) && !Number.isNaN(moment) && dayOf(new Date(moment)).slice(5) === text
}

/** The season that begins in a year. */
export function seasonIn(year: number, { seasonStart, seasonEnd }: SeasonOfYear): Season {
  const endYear = seasonEnd < seasonStart ? year + 1 : year
  return { from: `${year}-${seasonStart}`, to: `${endYear}-${seasonEnd}` }
}

/** How many days a season has, in a year without a leap day. */
export function seasonDays(index: SeasonOfYear): number {
  if (!isMonthDay(index.seasonStart) || !isMonthDay(index.seasonEnd)) return 0
  const { from, to } = seasonIn(2001, index)
  return daysBetween(from, to) + 1
}

/** The first season that begins on a day or after it: whoever buys once it has begun could know how it goes. */
export function nextSeason(index: SeasonOfYear, day: Day): Season {
  const year = Number(day.slice(0, 4))
  const season = seasonIn(year, index)
  return season.from >= day ? season : seasonIn(year + 1, index)
}

/** Every day of a season. */
export const daysOf = ({ from, to }: Season): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
