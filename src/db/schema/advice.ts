import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { closedSet, createdAt, day, flag, holds, id, instant, money } from '#db/columns.ts'
import { ADVISORY_ANSWERS, ADVISORY_CATEGORIES, ADVISORY_LANGUAGES, PRIORITIES } from '#domain/farmer/advisory.ts'
import { ALERT_DIRECTIONS, TRENDS } from '#domain/farmer/market.ts'
import { ALERT_SOURCES, ALERT_TYPES, SEVERITIES } from '#domain/farmer/weather.ts'
import { CURRENCIES } from '#domain/places.ts'
import { idsOf } from '#domain/table.ts'
import { crops, farmerCrops } from './farming.ts'
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
    language: text('language', { enum: ADVISORY_LANGUAGES }).notNull().default('english'),
    isActive: flag('is_active').notNull().default(true),
    createdAt: createdAt(),
    validUntil: instant('valid_until'),
    /** The days after planting between which it is meant for a crop; both or neither. */
    windowStart: integer('window_start'),
    windowEnd: integer('window_end'),
  },
  (t) => [
    closedSet('advisories_category', t.category, idsOf(ADVISORY_CATEGORIES)),
    closedSet('advisories_priority', t.priority, idsOf(PRIORITIES)),
    closedSet('advisories_language', t.language, ADVISORY_LANGUAGES),
    holds(
      'advisories_window',
      sql`(${t.windowStart} is null) = (${t.windowEnd} is null) and ${t.windowStart} <= ${t.windowEnd}`,
    ),
    index('advisories_active_language_created').on(t.isActive, t.language, t.createdAt, t.id),
    index('advisories_active_language_category').on(t.isActive, t.language, t.category, t.createdAt, t.id),
    index('advisories_active_language_priority').on(t.isActive, t.language, t.priority, t.createdAt, t.id),
    index('advisories_created').on(t.createdAt, t.id),
    index('advisories_crop').on(t.cropId, t.createdAt, t.id),
    index('advisories_author').on(t.authorId, t.createdAt, t.id),
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
    trend: text('trend', { enum: TRENDS }),
    /** Who observed it, in words; null for prices from before sources were kept. */
    source: text('source'),
    createdAt: createdAt(),
  },
  (t) => [
    closedSet('market_prices_currency', t.currency, CURRENCIES),
    closedSet('market_prices_trend', t.trend, TRENDS),
    holds('market_prices_price_per_kg', sql`${t.pricePerKg} >= 0`),
    // It ends with what a board of prices shows of the past, so that a course is read without touching its rows.
    index('market_prices_series').on(t.cropId, t.market, t.date, t.createdAt, t.id, t.pricePerKg, t.currency),
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
    alertType: text('alert_type', { enum: ALERT_TYPES }).notNull(),
    severity: text('severity', { enum: idsOf(SEVERITIES) }).notNull(),
    location: text('location').notNull(),
    isActive: flag('is_active').notNull().default(true),
    expiresAt: instant('expires_at'),
    source: text('source', { enum: ALERT_SOURCES }).notNull().default('admin'),
    /** The day a forecast was about; one alert for each place, kind and day. */
    forecastDay: day('forecast_day'),
    createdAt: createdAt(),
  },
  (t) => [
    closedSet('weather_alerts_source', t.source, ALERT_SOURCES),
    uniqueIndex('weather_alerts_forecast').on(t.location, t.alertType, t.forecastDay),
    closedSet('weather_alerts_alert_type', t.alertType, ALERT_TYPES),
    closedSet('weather_alerts_severity', t.severity, idsOf(SEVERITIES)),
    index('weather_alerts_active_expires').on(t.isActive, t.expiresAt),
    index('weather_alerts_created').on(t.createdAt, t.id),
  ],
)

/** The advisories that someone wants to find again. */
export const advisoryBookmarks = sqliteTable(
  'advisory_bookmarks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    advisoryId: text('advisory_id')
      .notNull()
      .references(() => advisories.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.advisoryId] }), index('advisory_bookmarks_advisory').on(t.advisoryId)],
)

/** Advice with a date that reached a crop: when the farmer was told, and what she answered. */
export const advisoryDeliveries = sqliteTable(
  'advisory_deliveries',
  {
    id: id(),
    advisoryId: text('advisory_id')
      .notNull()
      .references(() => advisories.id, { onDelete: 'cascade' }),
    farmerCropId: text('farmer_crop_id')
      .notNull()
      .references(() => farmerCrops.id, { onDelete: 'cascade' }),
    answer: text('answer', { enum: ADVISORY_ANSWERS }),
    reason: text('reason'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    closedSet('advisory_deliveries_answer', t.answer, ADVISORY_ANSWERS),
    uniqueIndex('advisory_deliveries_advisory_crop').on(t.advisoryId, t.farmerCropId),
    index('advisory_deliveries_crop').on(t.farmerCropId),
  ],
)

/** 'Tell me when maize in Lagos is above 450.' It rests after it has told, until the farmer wakes it again. */
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
    closedSet('price_alerts_direction', t.direction, ALERT_DIRECTIONS),
    closedSet('price_alerts_currency', t.currency, CURRENCIES),
    holds('price_alerts_price', sql`${t.pricePerKg} >= 0`),
    index('price_alerts_user_created').on(t.userId, t.createdAt, t.id),
    index('price_alerts_crop_market').on(t.cropId, t.market),
  ],
)

/** What it costs a farmer to bring her usual load of `quantityKg` to a market. */
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
    closedSet('transport_costs_currency', t.currency, CURRENCIES),
    holds('transport_costs_quantity', sql`${t.quantityKg} > 0`),
    holds('transport_costs_cost', sql`${t.cost} >= 0`),
  ],
)

/** The weather expected at a place on a day: degrees Celsius, millimetres of rain, km/h of wind. */
export const weatherForecasts = sqliteTable(
  'weather_forecasts',
  {
    location: text('location').notNull(),
    day: day('day').notNull(),
    temperatureMin: real('temperature_min').notNull(),
    temperatureMax: real('temperature_max').notNull(),
    rain: real('rain').notNull(),
    windMax: real('wind_max').notNull(),
    /** WMO code 4677, as Open-Meteo gives it. */
    weatherCode: integer('weather_code'),
    fetchedAt: instant('fetched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.location, t.day] })],
)
