import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { closedSet, createdAt, day, flag, holds, id, instant, money } from '#db/columns.ts'
import { ADVISORY_CATEGORIES, ADVISORY_LANGUAGES, PRIORITIES } from '#domain/farmer/advisory.ts'
import { TRENDS } from '#domain/farmer/market.ts'
import { ALERT_TYPES, SEVERITIES } from '#domain/farmer/weather.ts'
import { CURRENCIES } from '#domain/places.ts'
import { idsOf } from '#domain/table.ts'
import { crops } from './farming.ts'
import { users } from './people.ts'

/** Advice to farmers, of one crop or of all. */
export const advisories = sqliteTable(
  'advisories',
  {
    id: id(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    category: text('category', { enum: idsOf(ADVISORY_CATEGORIES) }).notNull(),
    cropId: text('crop_id').references(() => crops.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    priority: text('priority', { enum: idsOf(PRIORITIES) })
      .notNull()
      .default('medium'),
    language: text('language', { enum: idsOf(ADVISORY_LANGUAGES) })
      .notNull()
      .default('english'),
    isActive: flag('is_active').notNull().default(true),
    createdAt: createdAt(),
    validUntil: instant('valid_until'),
  },
  (t) => [
    closedSet('advisories_category', t.category, idsOf(ADVISORY_CATEGORIES)),
    closedSet('advisories_priority', t.priority, idsOf(PRIORITIES)),
    closedSet('advisories_language', t.language, idsOf(ADVISORY_LANGUAGES)),
    index('advisories_active_created').on(t.isActive, t.createdAt, t.id),
    index('advisories_created').on(t.createdAt, t.id),
    index('advisories_crop').on(t.cropId),
    index('advisories_author').on(t.authorId),
  ],
)

/** What a kilogram cost on a day in a market. Two prices of one day are told apart by when they were entered. */
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
    trend: text('trend', { enum: idsOf(TRENDS) }),
    createdAt: createdAt(),
  },
  (t) => [
    closedSet('market_prices_currency', t.currency, CURRENCIES),
    closedSet('market_prices_trend', t.trend, idsOf(TRENDS)),
    holds('market_prices_price_per_kg', sql`${t.pricePerKg} >= 0`),
    index('market_prices_crop_market_date').on(t.cropId, t.market, t.date, t.createdAt),
    index('market_prices_market_date').on(t.market, t.date),
    index('market_prices_date').on(t.date, t.createdAt, t.id),
  ],
)

/** Warnings of the weather for a city. */
export const weatherAlerts = sqliteTable(
  'weather_alerts',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    alertType: text('alert_type', { enum: idsOf(ALERT_TYPES) }).notNull(),
    severity: text('severity', { enum: idsOf(SEVERITIES) }).notNull(),
    location: text('location').notNull(),
    isActive: flag('is_active').notNull().default(true),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  (t) => [
    closedSet('weather_alerts_alert_type', t.alertType, idsOf(ALERT_TYPES)),
    closedSet('weather_alerts_severity', t.severity, idsOf(SEVERITIES)),
    index('weather_alerts_active_expires').on(t.isActive, t.expiresAt),
    index('weather_alerts_created').on(t.createdAt, t.id),
  ],
)
