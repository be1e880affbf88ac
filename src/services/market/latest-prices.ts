import { type Db, isInTransaction } from '#db/client.ts'
import { type LatestPrice, listLatestPrices } from '#db/queries/market/market-prices.ts'
import { type Observation, recentPrices } from '#db/queries/market/price-histories.ts'
import { newestPriceChange, newestPublicChange } from '#db/queries/sync/changes.ts'
import type { MarketPrice, MarketPriceWithHistory } from '#domain/market/price.schema.ts'
import { percentChange, priceTrend } from '#domain/market/price.ts'
import { usualInterval } from '#domain/market/price-age.ts'
import { toMajor } from '#domain/money.ts'

/** A latest price as it is answered, in major units. */
const asMarketPrice = (row: LatestPrice): MarketPrice => ({
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

/** `change` is of prices, `seen` of all that is public, which is quicker to ask. */
type Board = { change: number; seen: number; rows: MarketPriceWithHistory[] }
const boards = new WeakMap<Db, Board>()

/**
 * The latest price of each crop in each market, the newest day first. It is the same for everybody and read many times
 * between two changes, so it is cached until prices change: with 1,200 series it takes some 100 ms to make. What is
 * read within a transaction is not cached: the transaction may be rolled back.
 */
export function latestPrices(db: Db): readonly MarketPriceWithHistory[] {
  const seen = newestPublicChange(db)
  const cached = boards.get(db)
  if (cached?.seen === seen) return cached.rows
  const change = newestPriceChange(db)
  if (cached?.change === change) {
    if (!isInTransaction(db)) cached.seen = seen
    return cached.rows
  }
  const rows = withHistories(db, listLatestPrices(db))
  if (!isInTransaction(db)) boards.set(db, { change, seen, rows })
  return rows
}

/** Latest prices with their recent history, by one more statement however many they are. */
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

const changePercent = ({ previous, pricePerKg }: LatestPrice) => (previous ? percentChange(previous, pricePerKg) : null)
