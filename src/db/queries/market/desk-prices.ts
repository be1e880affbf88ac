import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { askPage, type Order, type PageRequest } from '#db/page.ts'
import { crops, marketPrices } from '#db/schema/index.ts'

const columns = {
  id: marketPrices.id,
  cropId: marketPrices.cropId,
  crop: { name: crops.name, localName: crops.localName },
  market: marketPrices.market,
  pricePerKg: marketPrices.pricePerKg,
  currency: marketPrices.currency,
  trend: marketPrices.trend,
  date: marketPrices.date,
  source: marketPrices.source,
  createdAt: marketPrices.createdAt,
  version: marketPrices.version,
}
const selected = (db: Db) => db.select(columns).from(marketPrices).innerJoin(crops, eq(crops.id, marketPrices.cropId))
export type DeskPriceRow = NonNullable<ReturnType<ReturnType<typeof selected>['get']>>

const NEWEST: Order<{ id: string; date: string; createdAt: string }> = {
  keys: [
    { by: marketPrices.date, kind: 'string', of: (row) => row.date, isDescending: true },
    { by: marketPrices.createdAt, kind: 'string', of: (row) => row.createdAt, isDescending: true },
    { by: marketPrices.id, kind: 'string', of: (row) => row.id, isDescending: true },
  ],
}

/** What a word of a search may mean: these crops, or these markets. */
export type Meant = { cropIds: string[]; markets: string[] }

/** A page of all prices, the newest day first; each word that was looked for names the crop or the market. */
export const listAllPrices = (db: Db, { meant, ...page }: PageRequest & { meant: Meant[] }) =>
  askPage<DeskPriceRow>(NEWEST, page, ({ after, orderBy, most }) =>
    selected(db)
      .where(and(...meant.map(isMeant), after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )

const isMeant = ({ cropIds, markets }: Meant): SQL | undefined =>
  or(inArray(marketPrices.cropId, cropIds), inArray(marketPrices.market, markets))

/** Leaps through the index from one market to the next. */
const everyMarket = prepared((db) =>
  db.$client
    .prepare<[], string>(
      `with recursive named (market) as (
         select min(market) from market_prices
         union all
         select (select min(n.market) from market_prices n where n.market > named.market) from named where market is not null
       ) select market from named where market is not null`,
    )
    .pluck(),
)
/** The markets that have prices. */
export const listPricedMarkets = (db: Db) => everyMarket(db).all()

export const findDeskPrice = (db: Db, id: string) => selected(db).where(eq(marketPrices.id, id)).get()

export const insertMarketPrice = (db: Db, row: typeof marketPrices.$inferInsert) =>
  db.insert(marketPrices).values(row).returning({ id: marketPrices.id }).get()

/** Changes a price; its version grows. */
export const updateMarketPrice = (db: Db, id: string, change: Partial<typeof marketPrices.$inferInsert>) =>
  db
    .update(marketPrices)
    .set({ ...change, version: sql`${marketPrices.version} + 1` })
    .where(eq(marketPrices.id, id))
    .run()
