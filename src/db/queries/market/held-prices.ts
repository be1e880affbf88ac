import { and, desc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { crops, heldPrices, users } from '#db/schema/index.ts'
import type { Currency } from '#domain/places.ts'

type Series = { cropId: string; market: string; currency: Currency }

const before = prepared((db) =>
  db.$client
    .prepare<[Series & { date: string; but: string }], number>(
      `select price_per_kg from market_prices
       where crop_id = @cropId and market = @market and date <= @date and currency = @currency and id <> @but
       order by date desc, created_at desc, id desc limit 1`,
    )
    .pluck(),
)
/** The last price of a crop in a market by a day, in hundredths, without the one that is changed; null where there is none. */
export const findPriceBefore = (db: Db, series: Series, date: string, but: string | null) =>
  before(db).get({ ...series, date, but: but ?? '' }) ?? null

const selected = (db: Db) =>
  db
    .select({
      id: heldPrices.id,
      priceId: heldPrices.priceId,
      cropId: heldPrices.cropId,
      crop: { name: crops.name, localName: crops.localName },
      market: heldPrices.market,
      pricePerKg: heldPrices.pricePerKg,
      lastPrice: heldPrices.lastPrice,
      currency: heldPrices.currency,
      date: heldPrices.date,
      trend: heldPrices.trend,
      source: heldPrices.source,
      proposer: { id: users.id, fullName: users.fullName },
      createdAt: heldPrices.createdAt,
    })
    .from(heldPrices)
    .innerJoin(crops, eq(crops.id, heldPrices.cropId))
    .leftJoin(users, eq(users.id, heldPrices.proposedBy))

/** Whether the price that a held one would change is there; one that was deleted may be restored. */
const isOfLivingPrice = sql`(${heldPrices.priceId} is null or exists (select 1 from market_prices where id = ${heldPrices.priceId}))`

const byId = prepared((db) =>
  selected(db)
    .where(and(eq(heldPrices.id, sql.placeholder('id')), isOfLivingPrice))
    .prepare(),
)
/** A price that waits for a second person. */
export const findHeldPrice = (db: Db, id: string) => byId(db).get({ id })
export type HeldPriceRow = NonNullable<ReturnType<typeof findHeldPrice>>

/** The newest prices that wait for a second person. */
export const listHeldPrices = (db: Db, most: number) =>
  selected(db).where(isOfLivingPrice).orderBy(desc(heldPrices.createdAt), desc(heldPrices.id)).limit(most).all()

export const insertHeldPrice = (db: Db, row: typeof heldPrices.$inferInsert) =>
  db.insert(heldPrices).values(row).returning({ id: heldPrices.id }).get().id

/** What waits about a price is overtaken by a newer wish about it. */
export const deleteHeldOf = (db: Db, priceId: string) =>
  db.delete(heldPrices).where(eq(heldPrices.priceId, priceId)).run()

export const deleteHeldPrice = (db: Db, id: string) => db.delete(heldPrices).where(eq(heldPrices.id, id)).run()
