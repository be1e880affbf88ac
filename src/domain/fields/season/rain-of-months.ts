import { addDays, type Day, daysBetween } from '../../dates.ts'
import { lastOfMonth } from './dekad.ts'
import { type RainIndex, standardizedRain } from './standardized-rain.ts'

const MONTHS = 3

/** The index of the rain of three months, and the last day of the third one. */
export type RainOfMonths = { until: Day; rain: number } & RainIndex

/** The last three whole months on record among the same months of the years before; null where they are not on record. */
export function rainOfMonths(record: ReadonlyMap<Day, { rain: number }>, last: Day): RainOfMonths | null {
  const until = last === lastOfMonth(last) ? last : addDays(`${last.slice(0, 7)}-01`, -1)
  const rain = rainUntil(record, until)
  if (rain === null) return null
  const firstYear = [...record.keys()].reduce((least, day) => (day < least ? day : least), until).slice(0, 4)
  const years = Array.from({ length: Number(until.slice(0, 4)) - Number(firstYear) }, (_, at) => Number(firstYear) + at)
  const before = years.flatMap((year) => rainUntil(record, lastOfMonth(`${year}${until.slice(4, 7)}-01`)) ?? [])
  return { until, rain, ...standardizedRain(before, rain) }
}

/** The rain of the three months that end on a day; null where a day is missing. */
function rainUntil(record: ReadonlyMap<Day, { rain: number }>, until: Day): number | null {
  const [year, month] = until.split('-').map(Number) as [number, number]
  const from = new Date(Date.UTC(year, month - MONTHS, 1)).toISOString().slice(0, 10)
  let sum = 0
  for (let at = 0; at <= daysBetween(from, until); at++) {
    const day = record.get(addDays(from, at))
    if (!day) return null
    sum += day.rain
  }
  return sum
}
