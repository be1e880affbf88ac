import { daysBetween } from '#domain/dates.ts'
import type { PricePoint } from '#domain/market/price-history.ts'

type Size = { width: number; height: number }
/** The padding around the line: left for the prices, below for the days. */
export const ROOM = { top: 10, right: 12, bottom: 26, left: 52 }

export type ChartScale = ReturnType<typeof chartScale>

/** The position of each point of a history on a chart: days spread evenly, prices between round ticks. */
export function chartScale(points: readonly PricePoint[], { width, height }: Size) {
  const [first, last] = [points[0]!.date, points.at(-1)!.date]
  const days = daysBetween(first, last)
  const ticks = roundTicks(withFloor(points.map(({ pricePerKg }) => pricePerKg)))
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  const x = (date: string) =>
    ROOM.left + (days === 0 ? 0.5 : daysBetween(first, date) / days) * (width - ROOM.left - ROOM.right)
  const y = (price: number) => ROOM.top + ((high - price) / (high - low)) * (height - ROOM.top - ROOM.bottom)
  return { ticks, x, y, spots: points.map(({ date, pricePerKg }) => ({ x: x(date), y: y(pricePerKg) })) }
}

/** The least that a scale spans around the middle of its prices, each way: a change of 1% looks flat. */
const LEAST_SPAN = 0.1

const withFloor = (prices: readonly number[]) => {
  const middle = (Math.min(...prices) + Math.max(...prices)) / 2
  return [...prices, middle * (1 - LEAST_SPAN), middle * (1 + LEAST_SPAN)]
}

/** Three to six round ticks, evenly spaced, that cover all of these prices. */
export function roundTicks(prices: readonly number[]): number[] {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const step = roundStep((high - low || high || 1) / 4)
  const from = Math.floor(low / step)
  const to = Math.max(Math.ceil(high / step), from + 1)
  return Array.from({ length: to - from + 1 }, (_, nth) => Number(((from + nth) * step).toPrecision(12)))
}

/** The next larger of 1, 2 and 5 times a power of ten. */
function roundStep(atLeast: number) {
  const ten = 10 ** Math.floor(Math.log10(atLeast))
  return ten * ([1, 2, 5].find((digit) => digit * ten >= atLeast) ?? 10)
}

/** The point nearest to a position on the chart. */
export function nearest(spots: readonly { x: number }[], x: number) {
  const distances = spots.map((spot) => Math.abs(spot.x - x))
  return distances.indexOf(Math.min(...distances))
}
