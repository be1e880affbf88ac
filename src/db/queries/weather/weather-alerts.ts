import { and, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { containing } from '#db/like.ts'
import { askPage, newestFirst, type PageRequest } from '#db/page.ts'
import { weatherAlerts } from '#db/schema/index.ts'

const columns = {
  id: weatherAlerts.id,
  title: weatherAlerts.title,
  description: weatherAlerts.description,
  alertType: weatherAlerts.alertType,
  severity: weatherAlerts.severity,
  location: weatherAlerts.location,
  expiresAt: weatherAlerts.expiresAt,
  isActive: weatherAlerts.isActive,
  source: weatherAlerts.source,
  forecastDay: weatherAlerts.forecastDay,
}

const current = prepared((db) =>
  db
    .select(columns)
    .from(weatherAlerts)
    .where(
      and(
        eq(weatherAlerts.isActive, true),
        or(isNull(weatherAlerts.expiresAt), gt(weatherAlerts.expiresAt, sql.placeholder('now'))),
      ),
    )
    .orderBy(
      sql`case ${weatherAlerts.severity} when 'danger' then 0 when 'warning' then 1 else 2 end`,
      weatherAlerts.expiresAt,
      weatherAlerts.id,
    )
    .prepare(),
)
/** The alerts that hold now, danger first. */
export const listCurrentAlerts = (db: Db, now: string) => current(db).all({ now })

const foreseen = prepared((db) =>
  db
    .select(columns)
    .from(weatherAlerts)
    .where(
      and(
        eq(weatherAlerts.location, sql.placeholder('location')),
        gte(weatherAlerts.forecastDay, sql.placeholder('from')),
      ),
    )
    .prepare(),
)
/**
 * The alerts that forecasts raised for a place from a day on, also those that were withdrawn or that a person took
 * over.
 */
export const listForecastAlerts = (db: Db, location: string, from: string) => foreseen(db).all({ location, from })

export const insertAlert = (db: Db, row: typeof weatherAlerts.$inferInsert) =>
  db.insert(weatherAlerts).values(row).returning().get()

/** Changes an alert; its version grows. */
export const updateAlert = (db: Db, id: string, change: Partial<typeof weatherAlerts.$inferInsert>) =>
  db
    .update(weatherAlerts)
    .set({ ...change, version: sql`${weatherAlerts.version} + 1` })
    .where(eq(weatherAlerts.id, id))
    .run()

const deskColumns = { ...columns, createdAt: weatherAlerts.createdAt, version: weatherAlerts.version }

/** A page of all alerts, those that ended too, the newest first; with words, those in whose title or place they are. */
export const listAllAlerts = (db: Db, { search, ...page }: PageRequest & { search?: string }) =>
  askPage(newestFirst(weatherAlerts), page, ({ after, orderBy, most }) =>
    db
      .select(deskColumns)
      .from(weatherAlerts)
      .where(and(...containing([weatherAlerts.title, weatherAlerts.location], search), after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )

export const findAlert = (db: Db, id: string) =>
  db.select(deskColumns).from(weatherAlerts).where(eq(weatherAlerts.id, id)).get()
