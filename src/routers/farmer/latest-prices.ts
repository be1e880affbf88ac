import type { Db } from '#db/client.ts'
import type { LatestPrice } from '#db/queries/market-prices.ts'
import { type Observation, recentPrices } from '#db/queries/price-histories.ts'
import type { MarketPrice, MarketPriceWithHistory } from '#domain/farmer/market.schema.ts'
import { priceTrend } from '#domain/farmer/market.ts'
import { usualInterval } from '#domain/farmer/market-age.ts'
import { toMajor } from '#domain/money.ts'

/** A latest price as the API tells it. */
export const asMarketPrice = (row: LatestPrice): MarketPrice => ({
  id: row.id,
  cropId: row.cropId,
  crop: { name: row.cropName, localName: row.cropLocalName },
  market: row.market,
  pricePerKg: toMajor(row.pricePerKg),
  currency: row.currency,
  trend: row.statedTrend ?? priceTrend(row.previous, row.pricePerKg) ?? 'stable',
  date: row.date,
  source: row.source,
})

/** Latest prices with the course each took; two statements for any number of them. */
export function withHistories(db: Db, rows: LatestPrice[]): MarketPriceWithHistory[] {
  const histories = recentPrices(db, rows)
  return rows.map((row, at) => withHistory(row, histories[at]!))
}

const withHistory = (row: LatestPrice, observed: Observation[]): MarketPriceWithHistory => ({
  ...asMarketPrice(row),
  changePercent: changePercent(row),
  // A line through amounts of two currencies would show a change that never was.
  history: observed.filter(({ currency }) => currency === row.currency).map(({ pricePerKg }) => toMajor(pricePerKg)),
  usualDays: usualInterval(observed.map(({ date }) => date)),
})

const changePercent = ({ previous, pricePerKg }: LatestPrice) =>
  previous ? Math.round(((pricePerKg - previous) / previous) * 100) : null
