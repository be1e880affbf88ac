import { and, count, eq, inArray, lt, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import {
  claimPhotos,
  cropActivities,
  farmerCrops,
  fieldMeasurements,
  photos,
  requestPhotos,
  visitPhotos,
} from '#db/schema/index.ts'

const byId = prepared((db) =>
  db
    .select()
    .from(photos)
    .where(eq(photos.id, sql.placeholder('id')))
    .prepare(),
)
export const findPhoto = (db: Db, id: string) => byId(db).get({ id })

const inLog = prepared((db) =>
  db
    .select({ id: cropActivities.id })
    .from(cropActivities)
    .where(eq(cropActivities.photoId, sql.placeholder('id')))
    .limit(1)
    .prepare(),
)
/** Whether a photo is in the log of a crop. */
export const isPhotoOfLog = (db: Db, id: string) => inLog(db).get({ id }) !== undefined

const ofOwner = prepared((db) =>
  db
    .select({ photos: count(), bytes: sql<number>`coalesce(sum(${photos.bytes}), 0)` })
    .from(photos)
    .where(
      and(
        eq(photos.ownerId, sql.placeholder('ownerId')),
        sql`not exists (select 1 from ${cropActivities} join ${farmerCrops} on ${farmerCrops.id} = ${cropActivities.farmerCropId}
          where ${cropActivities.photoId} = ${photos.id} and ${farmerCrops.removedAt} is not null)`,
      ),
    )
    .prepare(),
)
/** How many photos a user has, and their bytes. Those of removed crops are not counted: removing one makes room. */
export const countPhotos = (db: Db, ownerId: string) => ofOwner(db).get({ ownerId })!

export const insertPhoto = (db: Db, row: typeof photos.$inferInsert) =>
  db.insert(photos).values(row).returning({ id: photos.id }).get().id

/** Forgets photos from before a moment that nothing shows: never attached, or their crop, visit or request is gone. `most` at a time. */
export const deleteUnseenPhotos = (db: Db, before: string, most: number) =>
  db
    .delete(photos)
    .where(
      inArray(
        photos.id,
        db
          .select({ id: photos.id })
          .from(photos)
          .where(
            and(
              lt(photos.createdAt, before),
              sql`not exists (select 1 from ${cropActivities} where ${cropActivities.photoId} = ${photos.id})`,
              sql`not exists (select 1 from ${visitPhotos} where ${visitPhotos.photoId} = ${photos.id})`,
              sql`not exists (select 1 from ${claimPhotos} where ${claimPhotos.photoId} = ${photos.id})`,
              sql`not exists (select 1 from ${requestPhotos} where ${requestPhotos.photoId} = ${photos.id})`,
              sql`not exists (select 1 from ${fieldMeasurements} where ${fieldMeasurements.photoId} = ${photos.id})`,
            ),
          )
          .limit(most),
      ),
    )
    .run().changes
