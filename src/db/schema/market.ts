import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { ALERT_DIRECTIONS, TRENDS } from '#domain/market/price.ts'
import { CURRENCIES } from '#domain/places.ts'
import { checkConstraint, createdAt, day, enumCheck, flag, id, instant, money } from '../columns.ts'
import { crops } from './crops.ts'
import { users } from './people.ts'

/**
 * The markets, each with one name. `key` is what a name is compared by (`keyOfName` in domain/letters.ts); triggers on the prices
 * add a market with its first price, and refuse a price under another spelling of one that is here.
 */
export const markets = sqliteTable('markets', { key: text('key').primaryKey(), name: text('name').notNull() }, (t) => [
  uniqueIndex('markets_name').on(t.name),
])

/** What a kilogram cost on a day in a market. Of two prices of one day the one entered later counts. */
export const marketPrices = sqliteTable(
  'market_prices',
  {
    id: id(),
    cropId: text('crop_id')
      .notNull()
      .references(() => crops.id, { onDelete: 'cascade' }),
    market: text('market').notNull(),
    pricePerKg: money('price_per_kg').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull().default('NGN'),
    date: day('date').notNull().default(sql`(date('now'))`),
    /** Only an administrator's own word; otherwise the trend is read from the previous price. */
    trend: text('trend', { enum: TRENDS }),
    /** Who observed it, in words; null for prices of before sources were stored. */
    source: text('source'),
    /** Grows with every change of the row, so that an edit made from an older copy is noticed. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('market_prices_currency', t.currency, CURRENCIES),
    enumCheck('market_prices_trend', t.trend, TRENDS),
    checkConstraint('market_prices_price_per_kg', sql`${t.pricePerKg} >= 0`),
    // It ends with what a board of prices shows of the past, so that a course is read without touching its rows.
    index('market_prices_series').on(t.cropId, t.market, t.date, t.createdAt, t.id, t.pricePerKg, t.currency),
    index('market_prices_market_date').on(t.market, t.date, t.createdAt, t.id),
    index('market_prices_date').on(t.date, t.createdAt, t.id),
    index('market_prices_price').on(t.pricePerKg, t.id),
  ],
)

/**
 * Prices that somebody typed and a second person has not confirmed: far off the last one of their market. They are in a
 * table of their own, so that no list, alert or message can show them. `priceId` is the price that would be changed; not
 * a foreign key, for what hangs on a crop in two ways would be archived twice.
 */
export const heldPrices = sqliteTable(
  'held_prices',
  {
    id: id(),
    priceId: text('price_id'),
    cropId: text('crop_id')
      .notNull()
      .references(() => crops.id, { onDelete: 'cascade' }),
    market: text('market').notNull(),
    pricePerKg: money('price_per_kg').notNull(),
    /** The price that it is far off. */
    lastPrice: money('last_price').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    date: day('date').notNull(),
    trend: text('trend', { enum: TRENDS }),
    source: text('source'),
    proposedBy: text('proposed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    enumCheck('held_prices_currency', t.currency, CURRENCIES),
    enumCheck('held_prices_trend', t.trend, TRENDS),
    checkConstraint('held_prices_price', sql`${t.pricePerKg} >= 0 and ${t.lastPrice} >= 0`),
    index('held_prices_created').on(t.createdAt, t.id),
    index('held_prices_crop').on(t.cropId),
    index('held_prices_price_id').on(t.priceId),
    index('held_prices_proposed_by').on(t.proposedBy),
  ],
)

/**
 * Which crop a file of prices means by a name: an administrator's choice, kept for the next file. `name` is the name in
 * small letters with single spaces; without a crop its rows are left out.
 */
export const importedCropNames = sqliteTable(
  'imported_crop_names',
  {
    name: text('name').primaryKey(),
    cropId: text('crop_id').references(() => crops.id, { onDelete: 'cascade' }),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('imported_crop_names_crop').on(t.cropId)],
)

/** A wish to be notified when maize in Lagos is above 450. It notifies once, until the farmer sets it again. */
export const priceAlerts = sqliteTable(
  'price_alerts',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cropId: text('crop_id')
      .notNull()
      .references(() => crops.id, { onDelete: 'cascade' }),
    market: text('market').notNull(),
    direction: text('direction', { enum: ALERT_DIRECTIONS }).notNull(),
    pricePerKg: money('price_per_kg').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    bySms: flag('by_sms').notNull().default(false),
    triggeredAt: instant('triggered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('price_alerts_direction', t.direction, ALERT_DIRECTIONS),
    enumCheck('price_alerts_currency', t.currency, CURRENCIES),
    checkConstraint('price_alerts_price', sql`${t.pricePerKg} >= 0`),
    index('price_alerts_user_created').on(t.userId, t.createdAt, t.id),
    index('price_alerts_crop_market').on(t.cropId, t.market),
  ],
)

/** What it costs a farmer to bring the usual load of `quantityKg` to a market. */
export const transportCosts = sqliteTable(
  'transport_costs',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    market: text('market').notNull(),
    quantityKg: real('quantity_kg').notNull(),
    cost: money('cost').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.market] }),
    enumCheck('transport_costs_currency', t.currency, CURRENCIES),
    checkConstraint('transport_costs_quantity', sql`${t.quantityKg} > 0`),
    checkConstraint('transport_costs_cost', sql`${t.cost} >= 0`),
  ],
)
