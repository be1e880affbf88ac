import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { keysOf } from '#domain/table.ts'
import { ALERT_SOURCES, ALERT_TYPES, SEVERITIES } from '#domain/weather/alert.ts'
import { checkConstraint, createdAt, day, enumCheck, flag, id, instant } from '../columns.ts'

/** Warnings of the weather for a city. */
export const weatherAlerts = sqliteTable(
  'weather_alerts',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    alertType: text('alert_type', { enum: ALERT_TYPES }).notNull(),
    severity: text('severity', { enum: keysOf(SEVERITIES) }).notNull(),
    location: text('location').notNull(),
    isActive: flag('is_active').notNull().default(true),
    expiresAt: instant('expires_at'),
    source: text('source', { enum: ALERT_SOURCES }).notNull().default('admin'),
    /** The day a forecast was about; one alert for each place, kind and day. */
    forecastDay: day('forecast_day'),
    /** Grows with every change of the row, so that an edit made from an older copy is noticed. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    /** When it will be published; it is inactive until then. Null for one that is not scheduled. */
    publishAt: instant('publish_at'),
  },
  (t) => [
    enumCheck('weather_alerts_source', t.source, ALERT_SOURCES),
    uniqueIndex('weather_alerts_forecast').on(t.location, t.alertType, t.forecastDay),
    enumCheck('weather_alerts_alert_type', t.alertType, ALERT_TYPES),
    enumCheck('weather_alerts_severity', t.severity, keysOf(SEVERITIES)),
    index('weather_alerts_active_expires').on(t.isActive, t.expiresAt),
    index('weather_alerts_created').on(t.createdAt, t.id),
    index('weather_alerts_publish').on(t.publishAt).where(sql`publish_at is not null`),
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

/**
 * The rain that fell on a day in a cell of a grid, and what grass would have used, in mm, as an archive has them. What is
 * written is never changed.
 */
export const rainDays = sqliteTable(
  'rain_days',
  {
    cell: text('cell').notNull(),
    day: day('day').notNull(),
    rain: real('rain').notNull(),
    /** Reference evapotranspiration (FAO-56); null in rows of before it was asked for, and where the archive has none. */
    et0: real('et0'),
    /** Whose record it is. */
    source: text('source').notNull(),
    fetchedAt: instant('fetched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.cell, t.day] }), checkConstraint('rain_days_rain', sql`${t.rain} >= 0`)],
)
