import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
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
