import type { Day } from '../../../dates.ts'
import { payoutShare } from './payout-share.ts'
import type { IndexRecord, RainIndex, SeasonReading } from './rain-index.schema.ts'
import { daysOf, type Season, seasonIn } from './season.ts'

/** The rain of each day on record, in mm. */
export type RainOfDays = ReadonlyMap<Day, number>

/** Sums are of tenths of a mm: that is what the record has. */
const tenths = (mm: number) => Math.round(mm * 10) / 10

/** What an index pays for a season. A season with a gap has no share: nobody knows what fell on the missing days. */
export function readSeason(index: RainIndex, { from, to }: Season, rainOf: RainOfDays): SeasonReading {
  const amounts = daysOf({ from, to }).map((day) => rainOf.get(day))
  const known = amounts.filter((amount) => amount !== undefined)
  const rain = tenths(known.reduce((sum, amount) => sum + amount, 0))
  const missingDays = amounts.length - known.length
  return { from, to, rain, share: missingDays === 0 ? payoutShare(index, rain) : null, missingDays }
}

/** All seasons of a record that are whole, the newest first. */
export function wholeSeasons(index: RainIndex, rainOf: RainOfDays): IndexRecord['seasons'] {
  const days = [...rainOf.keys()].sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, at) => yearOf(last) - at)
  return years.map((year) => readSeason(index, seasonIn(year, index), rainOf)).filter(({ share }) => share !== null)
}

const yearOf = (day: Day) => Number(day.slice(0, 4))
