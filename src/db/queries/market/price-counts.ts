import { type SQL, sum } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { priceSeries } from '#db/schema/index.ts'
import type { Period } from '#domain/operations/periods.ts'

/** How many prices there are, of the crops and markets of a condition on `price_series`; without one, in all. */
export const countPrices = (db: Db, ofSeries?: SQL) =>
  Number(
    db
      .select({ prices: sum(priceSeries.rows) })
      .from(priceSeries)
      .where(ofSeries)
      .get()?.prices ?? 0,
  )

const dated = prepared((db) =>
  db.$client
    .prepare<[Period], number>('select coalesce(sum(rows), 0) from price_days where day >= @from and day < @until')
    .pluck(),
)
/** How many prices are of the days of a period. */
export const countPricesOf = (db: Db, period: Period) => dated(db).get(period)!
