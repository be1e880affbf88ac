import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { advisories, advisoryDeliveries, crops, farmerCrops, notificationPreferences } from '#db/schema/index.ts'
import { advisoryColumns } from './advisories.ts'

/**
 * The crops that stand today within the window of an active advisory and were not told yet. It begins at the few
 * advisories that have a window, and finds their crops by the crop's index.
 */
export const listUntold = (db: Db, today: string) =>
  db
    .select({
      advisoryId: advisories.id,
      title: advisories.title,
      priority: advisories.priority,
      farmerCropId: farmerCrops.id,
      farmerId: farmerCrops.farmerId,
      cropName: crops.name,
      isWanted: sql<number>`coalesce(${notificationPreferences.advisories}, 1)`,
    })
    .from(advisories)
    .innerJoin(farmerCrops, eq(farmerCrops.cropId, advisories.cropId))
    .innerJoin(crops, eq(crops.id, farmerCrops.cropId))
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, farmerCrops.farmerId))
    .leftJoin(
      advisoryDeliveries,
      and(eq(advisoryDeliveries.advisoryId, advisories.id), eq(advisoryDeliveries.farmerCropId, farmerCrops.id)),
    )
    .where(
      and(
        eq(advisories.isActive, true),
        isNotNull(advisories.windowStart),
        sql`${farmerCrops.status} in ('planted', 'growing', 'harvesting', 'problem')`,
        sql`${farmerCrops.plantingDate} between date(${today}, '-' || ${advisories.windowEnd} || ' days') and date(${today}, '-' || ${advisories.windowStart} || ' days')`,
        sql`${advisoryDeliveries.id} is null`,
      ),
    )
    .all()

export const insertDelivery = (db: Db, row: typeof advisoryDeliveries.$inferInsert) =>
  db.insert(advisoryDeliveries).values(row).onConflictDoNothing().run()

const ofFarmer = prepared((db) =>
  db
    .select({
      ...advisoryColumns,
      deliveryId: advisoryDeliveries.id,
      farmerCropId: farmerCrops.id,
      cropName: crops.name,
      plantingDate: farmerCrops.plantingDate,
      answer: advisoryDeliveries.answer,
    })
    .from(farmerCrops)
    .innerJoin(advisoryDeliveries, eq(advisoryDeliveries.farmerCropId, farmerCrops.id))
    .innerJoin(advisories, eq(advisories.id, advisoryDeliveries.advisoryId))
    .innerJoin(crops, eq(crops.id, farmerCrops.cropId))
    .where(and(eq(farmerCrops.farmerId, sql.placeholder('farmerId')), eq(advisories.isActive, true)))
    .orderBy(asc(advisoryDeliveries.createdAt), asc(advisoryDeliveries.id))
    .prepare(),
)
/** What reached a farmer's crops, the oldest first. */
export const listDeliveries = (db: Db, farmerId: string) => ofFarmer(db).all({ farmerId })

export const findDelivery = (db: Db, id: string, farmerId: string) =>
  db
    .select({ id: advisoryDeliveries.id })
    .from(advisoryDeliveries)
    .innerJoin(farmerCrops, eq(farmerCrops.id, advisoryDeliveries.farmerCropId))
    .where(and(eq(advisoryDeliveries.id, id), eq(farmerCrops.farmerId, farmerId)))
    .get()

export const answerDelivery = (
  db: Db,
  id: string,
  answer: Pick<typeof advisoryDeliveries.$inferInsert, 'answer' | 'reason' | 'answeredAt'>,
) => db.update(advisoryDeliveries).set(answer).where(eq(advisoryDeliveries.id, id)).run()

/** What was answered to an advisory, counted, with the newest reasons. */
export const outcomeOf = (db: Db, advisoryId: string, mostReasons: number) => ({
  ...db
    .select({
      reached: count(),
      done: count(sql`case when ${advisoryDeliveries.answer} = 'done' then 1 end`),
      cannot: count(sql`case when ${advisoryDeliveries.answer} = 'cannot' then 1 end`),
    })
    .from(advisoryDeliveries)
    .where(eq(advisoryDeliveries.advisoryId, advisoryId))
    .get()!,
  reasons: db
    .select({ reason: advisoryDeliveries.reason })
    .from(advisoryDeliveries)
    .where(and(eq(advisoryDeliveries.advisoryId, advisoryId), isNotNull(advisoryDeliveries.reason)))
    .orderBy(desc(advisoryDeliveries.answeredAt))
    .limit(mostReasons)
    .all()
    .flatMap(({ reason }) => reason ?? []),
})
