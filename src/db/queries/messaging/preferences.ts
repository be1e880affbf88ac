import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { notificationPreferences } from '#db/schema/index.ts'
import type { Preferences } from '#domain/messaging/preferences.schema.ts'
import { UNCHOSEN } from '#domain/messaging/preferences.ts'

const columns = {
  weatherAlerts: notificationPreferences.weatherAlerts,
  advisories: notificationPreferences.advisories,
  marketPrices: notificationPreferences.marketPrices,
  smsUpdates: notificationPreferences.smsUpdates,
  ethiopianCalendar: notificationPreferences.ethiopianCalendar,
}

const ofUser = prepared((db) =>
  db
    .select(columns)
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, sql.placeholder('userId')))
    .prepare(),
)
/** What a user chose; the defaults for who never did. */
export const getPreferences = (db: Db, userId: string): Preferences => ofUser(db).get({ userId }) ?? UNCHOSEN

export function setPreferences(db: Db, userId: string, chosen: Preferences) {
  db.insert(notificationPreferences)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: chosen })
    .run()
}
