import { type Db, prepared } from '#db/client.ts'
import { importedCropNames } from '#db/schema/index.ts'

/** The crop, market and currency whose prices are one series. */
export type SeriesKey = { cropId: string; market: string; currency: string }

/** What administrators chose for the commodities of files; null leaves a commodity out. */
export const listImportedCropNames = (db: Db) =>
  db.select({ name: importedCropNames.name, cropId: importedCropNames.cropId }).from(importedCropNames).all()

export const saveImportedCropName = (db: Db, row: typeof importedCropNames.$inferInsert) =>
  db
    .insert(importedCropNames)
    .values(row)
    .onConflictDoUpdate({ target: importedCropNames.name, set: { cropId: row.cropId, updatedAt: row.updatedAt } })
    .run()

export type KnownPrice = { id: string; date: string; pricePerKg: number }

const ofSeries = prepared((db) =>
  db.$client.prepare<[SeriesKey], KnownPrice>(
    `select id, date, price_per_kg as pricePerKg from market_prices
     where crop_id = @cropId and market = @market and currency = @currency order by date, created_at, id`,
  ),
)
/** The prices of a series, oldest first; of one day the price that counts comes last. */
export const listPricesOfSeries = (db: Db, { cropId, market, currency }: SeriesKey) =>
  ofSeries(db).all({ cropId, market, currency })

const source = prepared((db) =>
  db.$client
    .prepare<[SeriesKey], string | null>(
      `select source from market_prices where crop_id = @cropId and market = @market and currency = @currency
       order by date desc, created_at desc, id desc limit 1`,
    )
    .pluck(),
)
/** Who observed the newest price of a series. */
export const findSourceOfSeries = (db: Db, { cropId, market, currency }: SeriesKey) =>
  source(db).get({ cropId, market, currency }) ?? null

const newestDay = prepared((db) =>
  db.$client
    .prepare<[{ cropId: string; market: string }], string | null>(
      'select max(date) from market_prices where crop_id = @cropId and market = @market',
    )
    .pluck(),
)
/** The newest day of a crop in a market, in any currency. */
export const findNewestDay = (db: Db, { cropId, market }: SeriesKey) => newestDay(db).get({ cropId, market }) ?? null

export type ImportedPrice = SeriesKey & { id: string; date: string; pricePerKg: number; source: string; createdAt: string } // biome-ignore format: one row

const insert = prepared((db) =>
  db.$client.prepare<[ImportedPrice]>(
    `insert into market_prices (id, crop_id, market, price_per_kg, currency, date, source, created_at)
     select @id, @cropId, @market, @pricePerKg, @currency, @date, @source, @createdAt
     where not exists (select 1 from market_prices
       where crop_id = @cropId and market = @market and date = @date and currency = @currency)`,
  ),
)
/** Inserts the price of a day of a series; returns whether the day had none, as the comparison said. */
export const insertImportedPrice = (db: Db, row: ImportedPrice) => insert(db).run(row).changes === 1

type Change = { id: string; before: number; pricePerKg: number; source: string }

const update = prepared((db) =>
  db.$client.prepare<[Change]>(
    `update market_prices set price_per_kg = @pricePerKg, source = @source, version = version + 1
     where id = @id and price_per_kg = @before`,
  ),
)
/** Changes a price; returns whether it still was what the comparison saw. */
export const updateImportedPrice = (db: Db, change: Change) => update(db).run(change).changes === 1
