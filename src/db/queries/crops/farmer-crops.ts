import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
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
  crop: {
    id: crops.id,
    name: crops.name,
    localName: crops.localName,
    imageUrl: crops.imageUrl,
    growthDuration: crops.growthDuration,
    group: crops.group,
  },
}

const ofFarmer = prepared((db) =>
  db
    .select(columns)
    .from(farmerCrops)
    .innerJoin(crops, eq(crops.id, farmerCrops.cropId))
    .where(eq(farmerCrops.farmerId, sql.placeholder('farmerId')))
    .orderBy(desc(farmerCrops.createdAt), asc(farmerCrops.id))
    .limit(MAX.crops)
    .prepare(),
)
/** A farmer's crops, newest first. */
export const listFarmerCrops = (db: Db, farmerId: string) => ofFarmer(db).all({ farmerId })

const counted = prepared((db) =>
  db
    .select({ crops: count() })
    .from(farmerCrops)
    .where(eq(farmerCrops.farmerId, sql.placeholder('farmerId')))
    .prepare(),
)
export const countFarmerCrops = (db: Db, farmerId: string) => counted(db).get({ farmerId })!.crops

const one = prepared((db) =>
  db
    .select(columns)
    .from(farmerCrops)
    .innerJoin(crops, eq(crops.id, farmerCrops.cropId))
    .where(and(eq(farmerCrops.id, sql.placeholder('id')), eq(farmerCrops.farmerId, sql.placeholder('farmerId'))))
    .prepare(),
)
export const findFarmerCrop = (db: Db, id: string, farmerId: string) => one(db).get({ id, farmerId })
export type FarmerCropRow = NonNullable<ReturnType<typeof findFarmerCrop>>

/** Whether anyone's crop has this id. */
export const isFarmerCropId = (db: Db, id: string) =>
  db.select({ id: farmerCrops.id }).from(farmerCrops).where(eq(farmerCrops.id, id)).get() !== undefined

export const insertFarmerCrop = (db: Db, row: typeof farmerCrops.$inferInsert) =>
  db.insert(farmerCrops).values(row).returning({ id: farmerCrops.id }).get()

export const updateFarmerCrop = (db: Db, id: string, change: Partial<typeof farmerCrops.$inferInsert>) =>
  db
    .update(farmerCrops)
    .set({ ...change, version: sql`${farmerCrops.version} + 1` })
    .where(eq(farmerCrops.id, id))
    .run()

export const deleteFarmerCrop = (db: Db, id: string) => db.delete(farmerCrops).where(eq(farmerCrops.id, id)).run()
