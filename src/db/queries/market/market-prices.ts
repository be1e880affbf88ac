import { type Db, prepared } from '#db/client.ts'
import type { Currency } from '#domain/places.ts'

export type LatestPrice = {
  id: string
  cropId: string
  cropName: string
  cropLocalName: string | null
  market: string
  pricePerKg: number
  currency: Currency
  statedTrend: 'up' | 'down' | 'stable' | null
  date: string
  source: string | null
  /** The price before it, in hundredths; null for the first of its series, and where that had another currency. */
  previous: number | null
}

/** The next market of a pair's crop; null after the last. */
const NEXT_MARKET = `
  select pair.crop_id, (select min(n.market) from market_prices n where n.crop_id = pair.crop_id and n.market > pair.market)
  from pair where pair.market is not null`
const FIRST_MARKET = '(select min(n.market) from market_prices n where n.crop_id = priced.crop_id)'

/**
 * The pairs of crop and market that have prices, found by leaping through the index from one to the next, so that the
 * cost grows with the pairs and not with the years of history. A leap over both columns at once, (crop, market) >
 * (…, …), would walk through all prices of the crop: SQLite bounds such a range by its first column only.
 */
const EVERY_PAIR = `
  priced (crop_id) as (
    select min(crop_id) from market_prices
    union all
    select (select min(n.crop_id) from market_prices n where n.crop_id > priced.crop_id) from priced where crop_id is not null
  ),
  pair (crop_id, market) as (
    select crop_id, ${FIRST_MARKET} from priced where crop_id is not null union all ${NEXT_MARKET})`

const PAIRS_OF_CROP = `
  pair (crop_id, market) as (
    select crop_id, ${FIRST_MARKET} from (select @cropId as crop_id) priced union all ${NEXT_MARKET})`

/** The newest price of each of these pairs, newest first. */
const latestOf = (pairs: string) => `
  with recursive ${pairs}
  select p.id, p.crop_id as cropId, c.name as cropName, c.local_name as cropLocalName, p.market, p.price_per_kg as pricePerKg,
         p.currency, p.trend as statedTrend, p.date, p.source,
         (select case when b.currency = p.currency then b.price_per_kg end from market_prices b
           where b.crop_id = p.crop_id and b.market = p.market
             and (b.date, b.created_at, b.id) < (p.date, p.created_at, p.id)
           order by b.date desc, b.created_at desc, b.id desc limit 1) as previous
  from pair
  join market_prices p on p.id = (select l.id from market_prices l
    where l.crop_id = pair.crop_id and l.market = pair.market order by l.date desc, l.created_at desc, l.id desc limit 1)
  join crops c on c.id = p.crop_id
  order by p.date desc, c.name, p.market`

const latest = prepared((db) => db.$client.prepare<[], LatestPrice>(latestOf(EVERY_PAIR)))
export const listLatestPrices = (db: Db): LatestPrice[] => latest(db).all()

const latestOfCrop = prepared((db) => db.$client.prepare<[object], LatestPrice>(latestOf(PAIRS_OF_CROP)))
/** The newest price of one crop in each market. */
export const listLatestPricesOf = (db: Db, cropId: string): LatestPrice[] => latestOfCrop(db).all({ cropId })

const ASKED_PAIRS = `
  pair (crop_id, market) as (select value ->> 0, value ->> 1 from json_each(@pairs))`

const latestOfPairs = prepared((db) => db.$client.prepare<[object], LatestPrice>(latestOf(ASKED_PAIRS)))
/** The newest price of each of these pairs that has one. */
export const listLatestPricesIn = (db: Db, pairs: readonly { cropId: string; market: string }[]): LatestPrice[] =>
  latestOfPairs(db).all({ pairs: JSON.stringify(pairs.map(({ cropId, market }) => [cropId, market])) })

const priced = prepared((db) => db.$client.prepare<[string]>('select 1 from market_prices where market = ? limit 1'))
/** Whether a market has any price. */
export const isPricedMarket = (db: Db, market: string) => priced(db).get(market) !== undefined

const newest = prepared((db) =>
  db.$client.prepare<[object], { id: string; currency: Currency }>(
    `select id, currency from market_prices where crop_id = @cropId and market = @market
     order by date desc, created_at desc, id desc limit 1`,
  ),
)
/** Which price of a crop counts in a market now. */
export const findNewestPrice = (db: Db, pair: { cropId: string; market: string }) =>
  newest(db).get({ cropId: pair.cropId, market: pair.market })
