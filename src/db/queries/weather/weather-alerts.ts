import { and, eq, gt, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { countRows } from '#db/count.ts'
import { containing } from '#db/like.ts'
import {
  type AdminRequest,
  askPage,
  columnKey,
  counted,
  nameKey,
  type Order,
  ordersBy,
  rankKey,
  textKey,
} from '#db/page.ts'
import { weatherAlerts } from '#db/schema/index.ts'
import type { AdminSort } from '#domain/operations/admin-sorts.ts'
import { keysOf } from '#domain/table.ts'
import { SEVERITIES } from '#domain/weather/alert.ts'

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

const adminColumns = {
  ...columns,
  createdAt: weatherAlerts.createdAt,
  publishAt: weatherAlerts.publishAt,
  version: weatherAlerts.version,
}

const dueOnes = prepared((db) =>
  db
    .select({ id: weatherAlerts.id })
    .from(weatherAlerts)
    .where(and(isNotNull(weatherAlerts.publishAt), lte(weatherAlerts.publishAt, sql.placeholder('now'))))
    .prepare(),
)
/** What waits to be published until a moment. */
export const listDueAlerts = (db: Db, now: string) => dueOnes(db).all({ now })

type AdminAlertRow = NonNullable<ReturnType<typeof findAlert>>
const ORDERS: Record<AdminSort<'weatherAlert'>, Order<AdminAlertRow>> = ordersBy(weatherAlerts.id, {
  createdAt: [columnKey('createdAt', weatherAlerts.createdAt)],
  title: [nameKey('title', weatherAlerts.title)],
  location: [nameKey('location', weatherAlerts.location)],
  alertType: [columnKey('alertType', weatherAlerts.alertType)],
  severity: [rankKey('severity', weatherAlerts.severity, keysOf(SEVERITIES))],
  expiresAt: [textKey('expiresAt', weatherAlerts.expiresAt)],
})

/** A page of all alerts, those that ended too; with words, those in whose title or place they are. */
export function listAllAlerts(db: Db, { search, sort = '-createdAt', ...page }: AdminRequest<'weatherAlert'>) {
  const found = containing([weatherAlerts.title, weatherAlerts.location], search)
  const rows = askPage(ORDERS[sort], page, ({ after, orderBy, most }) =>
    db
      .select(adminColumns)
      .from(weatherAlerts)
      .where(and(...found, after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  return counted(rows, page, () => countRows(db, weatherAlerts, and(...found)))
}

export const findAlert = (db: Db, id: string) =>
  db.select(adminColumns).from(weatherAlerts).where(eq(weatherAlerts.id, id)).get()
