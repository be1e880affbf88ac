import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { crops, notificationPreferences, priceAlerts, smsMessages, users } from '#db/schema/index.ts'
import { MAX } from '#domain/bounds.ts'
import type { AlertDirection } from '#domain/market/price.ts'

const ofUser = prepared((db) =>
  db
    .select({
      id: priceAlerts.id,
      cropId: priceAlerts.cropId,
      cropName: crops.name,
      market: priceAlerts.market,
      direction: priceAlerts.direction,
      pricePerKg: priceAlerts.pricePerKg,
      currency: priceAlerts.currency,
      bySms: priceAlerts.bySms,
      triggeredAt: priceAlerts.triggeredAt,
    })
    .from(priceAlerts)
    .innerJoin(crops, eq(crops.id, priceAlerts.cropId))
    .where(eq(priceAlerts.userId, sql.placeholder('userId')))
    .orderBy(desc(priceAlerts.createdAt), desc(priceAlerts.id))
    .limit(MAX.priceAlerts)
    .prepare(),
)
/** A farmer's price alerts, newest first; prices in hundredths. */
export const listPriceAlerts = (db: Db, userId: string) => ofUser(db).all({ userId })
export type PriceAlertRow = ReturnType<typeof listPriceAlerts>[number]

type Same = { userId: string; cropId: string; market: string; direction: AlertDirection }

/** Takes away what someone wished before on the same side of the same price. */
export const removeSameAlert = (db: Db, { userId, cropId, market, direction }: Same) =>
  db
    .delete(priceAlerts)
    .where(
      and(
        eq(priceAlerts.userId, userId),
        eq(priceAlerts.cropId, cropId),
        eq(priceAlerts.market, market),
        eq(priceAlerts.direction, direction),
      ),
    )
    .run()

export const insertPriceAlert = (db: Db, row: typeof priceAlerts.$inferInsert) =>
  db.insert(priceAlerts).values(row).returning({ id: priceAlerts.id }).get()

/** Removes one; false when it is not this user's. */
export const removePriceAlert = (db: Db, userId: string, id: string) =>
  db
    .delete(priceAlerts)
    .where(and(eq(priceAlerts.userId, userId), eq(priceAlerts.id, id)))
    .run().changes > 0

const awaiting = prepared((db) =>
  db
    .select({
      row: sql<number>`${priceAlerts}.rowid`,
      id: priceAlerts.id,
      userId: priceAlerts.userId,
      direction: priceAlerts.direction,
      pricePerKg: priceAlerts.pricePerKg,
      currency: priceAlerts.currency,
      bySms: priceAlerts.bySms,
      triggeredAt: priceAlerts.triggeredAt,
      isActive: users.isActive,
      phone: users.phone,
      language: users.language,
      // Who never chose gets text messages, as the specification has it.
      smsUpdates: sql<number>`coalesce(${notificationPreferences.smsUpdates}, 1)`,
    })
    .from(priceAlerts)
    .innerJoin(users, eq(users.id, priceAlerts.userId))
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, priceAlerts.userId))
    .where(
      and(
        eq(priceAlerts.cropId, sql.placeholder('cropId')),
        eq(priceAlerts.market, sql.placeholder('market')),
        sql`${priceAlerts}.rowid > ${sql.placeholder('after')}`,
      ),
    )
    .orderBy(sql`${priceAlerts}.rowid`)
    .limit(sql.placeholder('most'))
    .prepare(),
)
type AlertPage = { cropId: string; market: string; after: number; most: number }
/**
 * The next alerts on a price after a row, triggered ones among them, with how their farmers can be reached.
 */
export const listAlertsOn = (db: Db, { cropId, market, after, most }: AlertPage) =>
  awaiting(db).all({ cropId, market, after, most })

/** Marks alerts as triggered: they do not notify again. */
export const markTriggered = (db: Db, ids: string[], triggeredAt: string) =>
  db.update(priceAlerts).set({ triggeredAt }).where(inArray(priceAlerts.id, ids)).run()

type MarketSms = Omit<typeof smsMessages.$inferInsert, 'type' | 'status'>
export const insertMarketSms = (db: Db, texts: MarketSms[]) =>
  texts.length > 0 &&
  db
    .insert(smsMessages)
    .values(texts.map((sms) => ({ ...sms, type: 'market_price' as const, dueAt: sms.createdAt })))
    .run()
