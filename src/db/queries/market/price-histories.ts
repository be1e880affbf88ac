import { type Db, prepared } from '#db/client.ts'

/** A crop in a market. */
export type Pair = { cropId: string; market: string }
/** A price of a series, in hundredths. */
export type Observation = { date: string; pricePerKg: number; currency: string }

/** As many observations as a sparkline shows, and as the usual interval of a series is read from. */
const RECENT = 12

const recent = prepared((db) =>
  db.$client
    .prepare<[object], [string]>(`
    select (select json_group_array(json_array(date, price_per_kg, currency)) from (
      select date, price_per_kg, currency from market_prices
      where crop_id = asked.value ->> 0 and market = asked.value ->> 1
      order by date desc, created_at desc, id desc limit ${RECENT}))
    from json_each(@pairs) asked order by asked.key`)
    .raw(),
)

/** The last observations of each of these series, oldest first, in one statement however many series there are. */
export const recentPrices = (db: Db, pairs: readonly Pair[]): Observation[][] =>
  recent(db)
    .all({ pairs: JSON.stringify(pairs.map(({ cropId, market }) => [cropId, market])) })
    .map(([observed]) => (JSON.parse(observed) as [string, number, string][]).map(asObservation).reverse())

const asObservation = ([date, pricePerKg, currency]: [string, number, string]): Observation => ({
  date,
  pricePerKg,
  currency,
})

const course = prepared((db) =>
  db.$client.prepare<[object], Observation>(`
    select date, price_per_kg as pricePerKg, currency from market_prices
    where crop_id = @cropId and market = @market and date >= @from order by date, created_at, id`),
)
/** Every price of a series from a day on, oldest first. */
export const listPriceHistory = (db: Db, { cropId, market, from }: Pair & { from: string }) =>
  course(db).all({ cropId, market, from })
