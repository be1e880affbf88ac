import { type Day, daysBetween } from '../dates.ts'

/** However often a market is visited, a price of this week is no old one. */
const LEAST_INTERVAL = 7

/** How many days usually lie between two prices of a series: the median gap between its days, at least a week. */
export function usualInterval(days: readonly Day[]): number {
  const ordered = [...new Set(days)].sort()
  const gaps = ordered.slice(1).map((day, at) => daysBetween(ordered[at]!, day))
  return Math.max(LEAST_INTERVAL, median(gaps))
}

/** A price that lies further back than usual: by now there should have been another. */
export const isOldPrice = (date: Day, today: Day, usualDays: number) => daysBetween(date, today) > usualDays

function median(values: readonly number[]): number {
  const ordered = [...values].sort((a, b) => a - b)
  const middle = ordered.length / 2
  if (ordered.length === 0) return 0
  return ordered.length % 2 ? ordered[Math.floor(middle)]! : Math.round((ordered[middle - 1]! + ordered[middle]!) / 2)
}
