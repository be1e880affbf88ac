import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { insertWithId } from '#db/insert.ts'
import { quickRows } from '#db/quick-rows.ts'
import { crops, farmerCrops } from '#db/schema/index.ts'
import { MAX } from '#domain/bounds.ts'
import { type CropField, eachField } from '#domain/crops/crop-fields.ts'

const facts = eachField((field) => farmerCrops[field]) as Pick<typeof farmerCrops, CropField>

const columns = {
  id: farmerCrops.id,
  farmerId: farmerCrops.farmerId,
  status: farmerCrops.status,
  statusBefore: farmerCrops.statusBefore,
  ...facts,
  version: farmerCrops.version,
  createdAt: farmerCrops.createdAt,
  crop: {
    id: crops.id,
    name: crops.name,
    localName: crops.localName,
    imageUrl: crops.imageUrl,
    growthDuration: crops.growthDuration,
    group: crops.group,
  },
}

const isOf = eq(farmerCrops.farmerId, sql.placeholder('farmerId'))
const isThis = and(eq(farmerCrops.id, sql.placeholder('id')), isOf)

const ofFarmer = prepared((db) =>
  quickRows(
    db
      .select(columns)
      .from(farmerCrops)
      .innerJoin(crops, eq(crops.id, farmerCrops.cropId))
      .where(and(isOf, isNull(farmerCrops.removedAt)))
      .orderBy(desc(farmerCrops.createdAt), asc(farmerCrops.id))
      .limit(MAX.crops)
      .prepare(),
    columns,
  ),
)
/** A farmer's crops, newest first. */
export const listFarmerCrops = (db: Db, farmerId: string) => ofFarmer(db).all({ farmerId })

const idsOf = prepared((db) =>
  db
    .select({ cropId: farmerCrops.cropId })
    .from(farmerCrops)
    .where(and(isOf, isNull(farmerCrops.removedAt)))
    .orderBy(desc(farmerCrops.createdAt), asc(farmerCrops.id))
    .limit(MAX.crops)
    .prepare(),
)
/** Which crops of the catalogue a farmer grows, the newest first: a tenth of the work of reading them whole. */
export const listGrownCropIds = (db: Db, farmerId: string): string[] => [
  ...new Set(
    idsOf(db)
      .all({ farmerId })
      .map(({ cropId }) => cropId),
  ),
]

const removedOf = prepared((db) =>
  db
    .select({ ...columns, removedAt: sql<string>`${farmerCrops.removedAt}` })
    .from(farmerCrops)
    .innerJoin(crops, eq(crops.id, farmerCrops.cropId))
    .where(and(isOf, isNotNull(farmerCrops.removedAt)))
    .orderBy(desc(farmerCrops.removedAt), asc(farmerCrops.id))
    .limit(MAX.crops)
    .prepare(),
)
/** The crops that were removed from a farm and can be restored, the last one first. */
export const listRemovedCrops = (db: Db, farmerId: string) => removedOf(db).all({ farmerId })

const countOf = (condition: SQL | undefined) =>
  prepared((db) => db.select({ crops: count() }).from(farmerCrops).where(condition).prepare())
const allOf = countOf(isOf)
const presentOf = countOf(and(isOf, isNull(farmerCrops.removedAt)))
/**
 * Whether a farmer has as many crops as one may. Removed ones do not count; but to count them too reads an index alone,
 * and answers nearly everybody.
 */
export const isFarmFull = (db: Db, farmerId: string) =>
  [allOf, presentOf].every((counted) => counted(db).get({ farmerId })!.crops >= MAX.crops)

const one = prepared((db) =>
  quickRows(
    db
      .select(columns)
      .from(farmerCrops)
      .innerJoin(crops, eq(crops.id, farmerCrops.cropId))
      .where(and(isThis, isNull(farmerCrops.removedAt)))
      .prepare(),
    columns,
  ),
)
export const findFarmerCrop = (db: Db, id: string, farmerId: string) => one(db).get({ id, farmerId })
export type FarmerCropRow = NonNullable<ReturnType<typeof findFarmerCrop>>

const anyOne = prepared((db) =>
  db
    .select({ id: farmerCrops.id, farmerId: farmerCrops.farmerId, removedAt: farmerCrops.removedAt })
    .from(farmerCrops)
    .where(isThis)
    .prepare(),
)
/** A crop of a farmer, also one that was removed. */
export const findPresentOrRemovedCrop = (db: Db, id: string, farmerId: string) => anyOne(db).get({ id, farmerId })
export type PresentOrRemovedCrop = NonNullable<ReturnType<typeof findPresentOrRemovedCrop>>

/** Whether anyone's crop has this id. */
export const isFarmerCropId = (db: Db, id: string) =>
  db.select({ id: farmerCrops.id }).from(farmerCrops).where(eq(farmerCrops.id, id)).get() !== undefined

export const insertFarmerCrop = (db: Db, row: typeof farmerCrops.$inferInsert) => insertWithId(db, farmerCrops, row)

export const updateFarmerCrop = (db: Db, id: string, change: Partial<typeof farmerCrops.$inferInsert>) =>
  db
    .update(farmerCrops)
    .set({ ...change, version: sql`${farmerCrops.version} + 1` })
    .where(eq(farmerCrops.id, id))
    .run()
