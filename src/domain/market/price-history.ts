import { addDays, type Day } from '../dates.ts'
import { keysOf } from '../table.ts'

/** How far back a chart looks. */
export const PRICE_RANGES = {
  month: { days: 30 },
  year: { days: 365 },
  fiveYears: { days: 1826 },
} as const

export type PriceRange = keyof typeof PRICE_RANGES

/** The ranges worth offering for a series: those with two days or more, and with more than the next shorter one. */
export function rangesOf({ days, today }: { days: readonly Day[]; today: Day }): PriceRange[] {
  let shown = 1
  return keysOf(PRICE_RANGES).filter((range) => {
    const from = addDays(today, -PRICE_RANGES[range].days)
    const within = days.filter((day) => day >= from).length
    if (within <= shown) return false
    shown = within
    return true
  })
}

export type PricePoint = { date: Day; pricePerKg: number }

/** How many points a chart of a phone's width can show apart. */
export const MAX_POINTS = 120

/**
 * At most `most` points of a history, oldest first. Of each stretch the lowest and the highest stay, and so do the
 * first and the last of all: a thinned chart hides no peak and no fall.
 */
export function thinned<P extends PricePoint>(points: readonly P[], most = MAX_POINTS): P[] {
  if (points.length <= most) return [...points]
  const inner = points.slice(1, -1)
  const stretches = Math.floor((most - 2) / 2)
  const middle = Array.from({ length: stretches }, (_, nth) =>
    extremes(inner.slice(edge(nth, stretches, inner.length), edge(nth + 1, stretches, inner.length))),
  )
  return [points[0]!, ...middle.flat(), points.at(-1)!]
}

const edge = (nth: number, stretches: number, length: number) => Math.round((nth * length) / stretches)

/** The lowest and the highest of a stretch, in the order of their days. */
function extremes<P extends PricePoint>(stretch: readonly P[]): P[] {
  const prices = stretch.map(({ pricePerKg }) => pricePerKg)
  const low = prices.indexOf(Math.min(...prices))
  const high = prices.indexOf(Math.max(...prices))
  return [...new Set([Math.min(low, high), Math.max(low, high)])].map((at) => stretch[at]!)
}
