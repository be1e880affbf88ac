import { matchesCropName } from '../crops/crop-names.ts'
import type { MarketPrice } from './price.schema.ts'
import { TRENDS, type Trend } from './price.ts'

/** What the farmer looks for: words, a market, a trend. */
export type PriceFilter = { q?: string; market?: string; trend?: Trend }

/** Whether a price is among what is looked for; the words may be in the crop's names or the market's. */
export function matchesFilter({ crop, market, trend }: MarketPrice, filter: PriceFilter) {
  const words = filter.q?.trim().toLowerCase() ?? ''
  return (
    (!filter.market || market === filter.market) &&
    (!filter.trend || trend === filter.trend) &&
    (market.toLowerCase().includes(words) || matchesCropName(crop, words))
  )
}

/** How many prices of all a tap on a market or a trend would show: those that answer everything else. */
export function countsOf(prices: readonly MarketPrice[], filter: PriceFilter) {
  const trends = Object.fromEntries(TRENDS.map((trend) => [trend, 0])) as Record<Trend, number>
  const markets = new Map(prices.map(({ market }) => [market, 0]))
  for (const price of prices) {
    if (matchesFilter(price, { ...filter, trend: undefined })) trends[price.trend] += 1
    if (matchesFilter(price, { ...filter, market: undefined }))
      markets.set(price.market, markets.get(price.market)! + 1)
  }
  return {
    total: prices.filter((price) => matchesFilter(price, filter)).length,
    trends,
    markets: [...markets].map(([market, count]) => ({ market, count })),
  }
}

/** A farmer's crops, and the currency of the farmer's market. */
export type Seller = { crops: ReadonlySet<string>; currency: string }

/** How near a price is to a farmer: own crops in the own currency, own crops, the own currency, the rest. */
const distance = ({ cropId, currency }: MarketPrice, { crops, currency: own }: Seller) =>
  (crops.has(cropId) ? 0 : 2) + (currency === own ? 0 : 1)

/** Where a price stands on the board. */
export type BoardPlace = [distance: number, date: string, crop: string, market: string]

export const boardPlace = (price: MarketPrice, seller: Seller | null): BoardPlace => [
  seller ? distance(price, seller) : 0,
  price.date,
  price.crop.name,
  price.market,
]

/** What is nearest comes first, then the newest day, then by name. */
export const byBoardPlace = (a: BoardPlace, b: BoardPlace) =>
  a[0] - b[0] || compare(b[1], a[1]) || compare(a[2], b[2]) || compare(a[3], b[3])
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
