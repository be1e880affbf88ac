import type { MarketPrice } from '#domain/farmer/market.schema.ts'
import type { Trend } from '#domain/farmer/market.ts'

/** What the farmer looks for: words, a market, a trend; and how many cards she has asked for. Kept in the address. */
export type PriceFilter = { q?: string; market?: string; trend?: Trend; shown?: number }

/** Cards at first, and at each press more: a whole board would keep a cheap phone busy for seconds. */
export const STEP = 24

/** Whether a price is among what is looked for; the words may be in the crop's names or the market's. */
export function answers({ crop, market, trend }: MarketPrice, wanted: PriceFilter) {
  const words = wanted.q?.trim().toLowerCase() ?? ''
  const names = [crop.name, crop.localName ?? '', market]
  return (
    (!wanted.market || market === wanted.market) &&
    (!wanted.trend || trend === wanted.trend) &&
    names.some((name) => name.toLowerCase().includes(words))
  )
}

/** How many prices a tap on each value would show: those that answer everything else. */
export function countsBy<P extends MarketPrice, K extends 'market' | 'trend'>(
  prices: readonly P[],
  key: K,
  wanted: PriceFilter,
) {
  const counts = new Map<P[K], number>(prices.map((price) => [price[key], 0]))
  for (const price of prices)
    if (answers(price, { ...wanted, [key]: undefined })) counts.set(price[key], counts.get(price[key])! + 1)
  return counts
}
