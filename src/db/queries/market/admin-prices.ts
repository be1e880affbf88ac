import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { askPage, counted, type Order, ordersBy, type PageRequest } from '#db/page.ts'
import { crops, marketPrices, priceSeries } from '#db/schema/index.ts'
import type { AdminSort } from '#domain/operations/admin-sorts.ts'
import { countPrices } from './price-counts.ts'

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
/**
 * The same in the order of the prices, or of their crops. A cross join keeps its order: SQLite would sort all prices of
 * a country after their crops, where it has only to read some in the order of an index.
 */
const selectedByPrice = (db: Db) => db.select(columns).from(marketPrices).crossJoin(crops)
const selectedByCrop = (db: Db) => db.select(columns).from(crops).crossJoin(marketPrices)
const isOfCrop = eq(crops.id, marketPrices.cropId)
export type AdminPriceRow = NonNullable<ReturnType<ReturnType<typeof selected>['get']>>

type PriceColumns = Pick<AdminPriceRow, 'id' | 'date' | 'createdAt' | 'cropId' | 'crop' | 'market' | 'pricePerKg'>
const ordered = (...keys: Order<PriceColumns>['keys']) => keys
/** Each order follows an index, so that SQLite walks through it and sorts a few rows at most. */
const WITHIN_SERIES = ordered(
  { by: marketPrices.date, kind: 'string', of: (row) => row.date },
  { by: marketPrices.createdAt, kind: 'string', of: (row) => row.createdAt },
)
const ORDERS: Record<AdminSort<'marketPrice'>, Order<PriceColumns>> = ordersBy(marketPrices.id, {
  date: WITHIN_SERIES,
  crop: ordered(
    { by: crops.name, kind: 'string', of: (row) => row.crop.name },
    { by: crops.id, kind: 'string', of: (row) => row.cropId },
    { by: marketPrices.market, kind: 'string', of: (row) => row.market },
    ...WITHIN_SERIES,
  ),
  market: ordered({ by: marketPrices.market, kind: 'string', of: (row) => row.market }, ...WITHIN_SERIES),
  pricePerKg: ordered({ by: marketPrices.pricePerKg, kind: 'number', of: (row) => row.pricePerKg }),
})

/** What a word of a search may mean: these crops, or these markets. */
export type Meant = { cropIds: string[]; markets: string[] }

type PriceRequest = PageRequest & { meant: Meant[]; sort?: AdminSort<'marketPrice'> }

/** Of more prices than these, a page is read in its order; fewer are begun with, and sorted. */
const MANY = 20_000

/** A page of all prices; each word that was looked for names the crop or the market. */
export function listAllPrices(db: Db, { meant, sort = '-date', ...page }: PriceRequest) {
  const total = countPrices(db, and(...meant.map((each) => isMeant(priceSeries, each))))
  const found = meant.map((each) => isMeant(marketPrices, each, total > MANY ? sql`+` : undefined))
  const select = sort.endsWith('crop') ? selectedByCrop : selectedByPrice
  const rows = askPage<AdminPriceRow>(ORDERS[sort], page, ({ after, orderBy, most }) =>
    select(db)
      .where(and(isOfCrop, ...found, after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  return counted(rows, page, () => total)
}

/** A plus before the columns keeps SQLite from their indexes, so that it follows the order of the page. */
const isMeant = (of: typeof marketPrices | typeof priceSeries, { cropIds, markets }: Meant, plus = sql``) =>
  or(inArray(sql`${plus}${of.cropId}`, cropIds), inArray(sql`${plus}${of.market}`, markets))

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

export const findAdminPrice = (db: Db, id: string) => selected(db).where(eq(marketPrices.id, id)).get()

export const insertMarketPrice = (db: Db, row: typeof marketPrices.$inferInsert) =>
  db.insert(marketPrices).values(row).returning({ id: marketPrices.id }).get()

/** Changes a price; its version grows. */
export const updateMarketPrice = (db: Db, id: string, change: Partial<typeof marketPrices.$inferInsert>) =>
  db
    .update(marketPrices)
    .set({ ...change, version: sql`${marketPrices.version} + 1` })
    .where(eq(marketPrices.id, id))
    .run()
