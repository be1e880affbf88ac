import { and, desc, eq, inArray, max, notInArray, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { insertWithId } from '#db/insert.ts'
import { newestFirst, type PageRequest, preparedPages } from '#db/page.ts'
import { cropActivities, farmerCrops, users } from '#db/schema/index.ts'
import type { CareTask } from '#domain/crops/care.ts'
import type { CropActivity } from '#domain/crops/crop.ts'

const columns = {
  id: cropActivities.id,
  kind: cropActivities.kind,
  status: cropActivities.status,
  task: cropActivities.task,
  text: cropActivities.text,
  photoId: cropActivities.photoId,
  isResolved: cropActivities.isResolved,
  createdAt: cropActivities.createdAt,
  author: { fullName: users.fullName, role: users.role },
}

const newest = preparedPages(newestFirst(cropActivities), (db, { after, orderBy, most }) =>
  db
    .select(columns)
    .from(cropActivities)
    .leftJoin(users, eq(users.id, cropActivities.authorId))
    .where(
      and(
        eq(cropActivities.farmerCropId, sql.placeholder('farmerCropId')),
        after,
        sql`(${sql.placeholder('kind')} is null or ${cropActivities.kind} = ${sql.placeholder('kind')})`,
      ),
    )
    .orderBy(...orderBy)
    .limit(most)
    .prepare(),
)
type LogPage = PageRequest & { farmerCropId: string; kind?: CropActivity }
/** A page of what happened to a crop, the newest first; of one kind, where one is named. */
export const listCropActivities = (db: Db, { farmerCropId, kind, ...page }: LogPage) =>
  newest(db, page, { farmerCropId, kind: kind ?? null })
export type CropActivityRow = ReturnType<typeof listCropActivities>['items'][number]

type Unseen = { farmerCropId: string; readerId: string; seen: readonly string[]; limit: number }
/**
 * What others wrote about a crop and its reader has not seen, the newest first. `seen` are the lines that the reader
 * has, the newest ones of the log: what is older than all of them counts as seen.
 */
export const listUnseenLines = (db: Db, { farmerCropId, readerId, seen, limit }: Unseen) =>
  db
    .select(columns)
    .from(cropActivities)
    .leftJoin(users, eq(users.id, cropActivities.authorId))
    .where(
      and(
        eq(cropActivities.farmerCropId, farmerCropId),
        sql`${cropActivities.authorId} is not ${readerId}`,
        notInArray(cropActivities.id, [...seen]),
        sql`${cropActivities.createdAt} >= ${oldestOf(db, farmerCropId, seen)}`,
      ),
    )
    .orderBy(desc(cropActivities.createdAt), desc(cropActivities.id))
    .limit(limit)
    .all()

const oldestOf = (db: Db, farmerCropId: string, lines: readonly string[]) =>
  db
    .select({ at: sql<string | null>`min(${cropActivities.createdAt})` })
    .from(cropActivities)
    .where(and(eq(cropActivities.farmerCropId, farmerCropId), inArray(cropActivities.id, [...lines])))
    .get()?.at ?? ''

const one = prepared((db) =>
  db
    .select(columns)
    .from(cropActivities)
    .leftJoin(users, eq(users.id, cropActivities.authorId))
    .where(
      and(
        eq(cropActivities.id, sql.placeholder('id')),
        eq(cropActivities.farmerCropId, sql.placeholder('farmerCropId')),
      ),
    )
    .prepare(),
)
export const findCropActivity = (db: Db, id: string, farmerCropId: string) => one(db).get({ id, farmerCropId })

const lastDone = prepared((db) =>
  db
    .select({ farmerCropId: cropActivities.farmerCropId, task: cropActivities.task, at: max(cropActivities.createdAt) })
    .from(cropActivities)
    .innerJoin(farmerCrops, eq(farmerCrops.id, cropActivities.farmerCropId))
    .where(and(eq(farmerCrops.farmerId, sql.placeholder('farmerId')), eq(cropActivities.kind, 'care')))
    .groupBy(cropActivities.farmerCropId, cropActivities.task)
    .prepare(),
)
/** When each task of care was last done, over all crops of a farmer. */
export const listCareDone = (db: Db, farmerId: string) => lastDone(db).all({ farmerId })

/** The line of a crop's log that says when a task of care was last done. */
export const findLastCare = (db: Db, farmerCropId: string, task: CareTask) =>
  db
    .select({ id: cropActivities.id, createdAt: cropActivities.createdAt })
    .from(cropActivities)
    .where(
      and(
        eq(cropActivities.farmerCropId, farmerCropId),
        eq(cropActivities.kind, 'care'),
        eq(cropActivities.task, task),
      ),
    )
    .orderBy(desc(cropActivities.createdAt), desc(cropActivities.id))
    .limit(1)
    .get()

export const deleteCropActivity = (db: Db, id: string) =>
  db.delete(cropActivities).where(eq(cropActivities.id, id)).run()

/** Which line has this id, whatever crop's log it is in. */
export const findCropLine = (db: Db, id: string) =>
  db
    .select({
      farmerCropId: cropActivities.farmerCropId,
      authorId: cropActivities.authorId,
      kind: cropActivities.kind,
    })
    .from(cropActivities)
    .where(eq(cropActivities.id, id))
    .get()

export const insertCropActivity = (db: Db, row: typeof cropActivities.$inferInsert) =>
  insertWithId(db, cropActivities, row)

export const rewordCropActivity = (db: Db, id: string, text: string) =>
  db.update(cropActivities).set({ text }).where(eq(cropActivities.id, id)).run()

export const resolveCropActivity = (db: Db, id: string, isResolved: boolean) =>
  db.update(cropActivities).set({ isResolved }).where(eq(cropActivities.id, id)).run()
