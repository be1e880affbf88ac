import * as z from 'zod'
import { says } from '../../../checks.ts'
import { requiredText } from '../../../contract.ts'
import { isMonthDay, MAX_SEASON_DAYS, MIN_SEASON_DAYS, seasonDays } from './season.ts'

const bounded = (min: number, max: number, unit: string) => {
  const range = says('between', { min, max, unit })
  return z.number(range).min(min, range).max(max, range)
}
const monthDay = z.string(says('monthDay')).refine(isMonthDay, says('monthDay'))

const MAX_RAIN = 5000

/**
 * An index of rain: the sum of a season at one place, in mm. The insurance pays nothing from `strike` mm up, its
 * `maxShare` (percent of the cover) down from `exit` mm, and in proportion between them.
 */
export const rainIndex = z
  .object({
    /** What the place of the measurement is called. */
    place: requiredText(120, 'location'),
    latitude: bounded(-90, 90, '°'),
    longitude: bounded(-180, 180, '°'),
    /** The first and the last day of the season, 'MM-DD'; it may go over the end of the year. */
    seasonStart: monthDay,
    seasonEnd: monthDay,
    strike: bounded(1, MAX_RAIN, 'mm'),
    exit: bounded(0, MAX_RAIN, 'mm'),
    maxShare: bounded(1, 100, '%'),
  })
  .refine(({ strike, exit }) => exit < strike, { path: ['exit'], ...says('indexExit') })
  .refine(
    (index) => {
      const days = seasonDays(index)
      return days >= MIN_SEASON_DAYS && days <= MAX_SEASON_DAYS
    },
    { path: ['seasonEnd'], ...says('betweenDays', { min: MIN_SEASON_DAYS, max: MAX_SEASON_DAYS }) },
  )
export type RainIndex = z.infer<typeof rainIndex>

/** A season of a year, by its first day, with the rain that fell and what an index pays for it. */
export const seasonReading = z.object({
  from: z.string(),
  to: z.string(),
  /** In mm, of the days on record. */
  rain: z.number(),
  /** Percent of the cover; null where days are missing. */
  share: z.number().nullable(),
  missingDays: z.number(),
})
export type SeasonReading = z.infer<typeof seasonReading>

/** The seasons on record, the newest first, and where they come from; none where nothing is on record yet. */
export const indexRecord = z.object({ source: z.string().nullable(), seasons: z.array(seasonReading) })
export type IndexRecord = z.infer<typeof indexRecord>

/** A season with each of its days; the rain of a day that is not on record is null. */
export const seasonSeries = seasonReading.extend({
  source: z.string().nullable(),
  index: rainIndex,
  days: z.array(z.object({ day: z.string(), rain: z.number().nullable() })),
})
export type SeasonSeries = z.infer<typeof seasonSeries>
