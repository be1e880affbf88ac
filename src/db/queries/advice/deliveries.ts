import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { advisories, advisoryDeliveries, crops, farmerCrops } from '#db/schema/index.ts'
import { MAX } from '#domain/bounds.ts'
import type { Notice } from '#domain/messaging/notification-kinds.ts'
import { rowOf } from '#domain/messaging/notification-row.ts'
import { UUID } from '../messaging/notifications.ts'
import { advisoryColumns } from './advisories.ts'

/** The active advisories that have a date, with their crop's name. There are few. */
export const listDatedAdvisories = (db: Db) =>
  db
    .select({
      id: advisories.id,
      title: advisories.title,
      priority: advisories.priority,
      cropId: crops.id,
      cropName: crops.name,
      windowStart: sql<number>`${advisories.windowStart}`,
      windowEnd: sql<number>`${advisories.windowEnd}`,
    })
    .from(advisories)
    .innerJoin(crops, eq(crops.id, advisories.cropId))
    .where(and(eq(advisories.isActive, true), isNotNull(advisories.windowStart), isNotNull(advisories.windowEnd)))
    .all()

/** Crops of one kind that were planted on one day: the rows after the first, up to and with the last. */
type Plantings = { cropId: string; day: string; after: number; last: number }

const planted = prepared((db) =>
  db.$client
    .prepare<[object], number>(
      `select rowid from farmer_crops where crop_id = @cropId and planting_date = @day and rowid > @after
       order by rowid limit @most`,
    )
    .pluck(),
)
/** The next `most` crops of a kind that were planted on a day; undefined when there is none. */
export function findPlantings(db: Db, { cropId, day, after, most }: Omit<Plantings, 'last'> & { most: number }) {
  const found = planted(db).all({ cropId, day, after, most })
  const last = found.at(-1)
  return last === undefined ? undefined : { cropId, day, after, last, isLast: found.length < most }
}

/** Those of these crops that stand in the field and did not get an advisory yet. */
const untold = (advisoryId: string, { cropId, day, after, last }: Plantings) => sql`
  f.crop_id = ${cropId} and f.planting_date = ${day} and f.rowid > ${after} and f.rowid <= ${last}
  and f.status in ('planted', 'growing', 'harvesting', 'problem') and f.removed_at is null
  and not exists (select 1 from advisory_deliveries d where d.advisory_id = ${advisoryId} and d.farmer_crop_id = f.id)`

/** Those of these crops that an advisory is still to be delivered to. */
export const listUntold = (db: Db, advisoryId: string, plantings: Plantings) =>
  db
    .all<{ id: string }>(sql`select f.id from farmer_crops f where ${untold(advisoryId, plantings)}`)
    .map(({ id }) => id)

export const insertDelivery = (db: Db, row: typeof advisoryDeliveries.$inferInsert) =>
  db.insert(advisoryDeliveries).values(row).run()

/**
 * Delivers an advisory to these crops, and notifies their farmers as far as they want it; returns how many crops.
 */
export function deliverAdvice(
  db: Db,
  { advisoryId, notice, createdAt }: { advisoryId: string; notice: Notice; createdAt: string },
  plantings: Plantings,
) {
  const { type, kind, params, priority, link } = rowOf(notice)
  db.run(sql`
    insert into notifications (id, user_id, type, kind, params, priority, link, created_at)
    select ${UUID}, f.farmer_id, ${type}, ${kind}, ${params}, ${priority}, ${link}, ${createdAt}
    from farmer_crops f left join notification_preferences p on p.user_id = f.farmer_id
    where coalesce(p.advisories, 1) and ${untold(advisoryId, plantings)}`)
  return db.run(sql`
    insert into advisory_deliveries (id, advisory_id, farmer_crop_id, created_at)
    select ${UUID}, ${advisoryId}, f.id, ${createdAt} from farmer_crops f where ${untold(advisoryId, plantings)}`)
    .changes
}

const ofFarmer = prepared((db) =>
  db
    .select({
      ...advisoryColumns,
      deliveryId: advisoryDeliveries.id,
      cropName: crops.name,
      plantingDate: farmerCrops.plantingDate,
      answer: advisoryDeliveries.answer,
    })
    .from(farmerCrops)
    .innerJoin(advisoryDeliveries, eq(advisoryDeliveries.farmerCropId, farmerCrops.id))
    .innerJoin(advisories, eq(advisories.id, advisoryDeliveries.advisoryId))
    .innerJoin(crops, eq(crops.id, farmerCrops.cropId))
    .where(
      and(
        eq(farmerCrops.farmerId, sql.placeholder('farmerId')),
        isNull(farmerCrops.removedAt),
        eq(advisories.isActive, true),
        sql`date(${farmerCrops.plantingDate}, '+' || ${advisories.windowEnd} || ' days') >= ${sql.placeholder('today')}`,
      ),
    )
    .orderBy(desc(advisoryDeliveries.createdAt), desc(advisoryDeliveries.id))
    .limit(MAX.dueAdvice)
    .prepare(),
)
/** What reached a farmer's crops and whose window is still open, the oldest first; of very many the newest. */
export const listDeliveries = (db: Db, farmerId: string, today: string) =>
  ofFarmer(db).all({ farmerId, today }).reverse()

export const findDelivery = (db: Db, id: string, farmerId: string) =>
  db
    .select({ id: advisoryDeliveries.id })
    .from(advisoryDeliveries)
    .innerJoin(farmerCrops, eq(farmerCrops.id, advisoryDeliveries.farmerCropId))
    .where(and(eq(advisoryDeliveries.id, id), eq(farmerCrops.farmerId, farmerId), isNull(farmerCrops.removedAt)))
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
