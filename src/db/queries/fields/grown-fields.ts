import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { crops, farmerCrops, fields } from '#db/schema/index.ts'
import type { Point } from '#domain/fields/distance.ts'

const STANDS = ['planted', 'growing', 'harvesting', 'problem'] as const

/** A crop that stands in a field since a day that is known. */
const isGrown = and(inArray(farmerCrops.status, STANDS), isNotNull(farmerCrops.plantingDate), isNull(farmerCrops.removedAt)) // biome-ignore format: one condition

/** The crops that stand in a field, the first planted first. */
export const listGrownIn = (db: Db, fieldId: string) =>
  db
    .select({
      id: farmerCrops.id,
      cropId: crops.id,
      name: crops.name,
      plantedOn: sql<string>`${farmerCrops.plantingDate}`,
      harvestOn: farmerCrops.expectedHarvest,
      growthDuration: crops.growthDuration,
    })
    .from(farmerCrops)
    .innerJoin(crops, eq(crops.id, farmerCrops.cropId))
    .where(and(eq(farmerCrops.fieldId, fieldId), isGrown))
    .orderBy(asc(farmerCrops.plantingDate), asc(farmerCrops.id))
    .all()
export type GrownCrop = ReturnType<typeof listGrownIn>[number]

const hasPlace = and(isNull(fields.removedAt), isNotNull(fields.centerLatitude), isNotNull(fields.centerLongitude))
const isPlanted = (db: Db) =>
  exists(db.select({ one: sql`1` }).from(farmerCrops).where(and(eq(farmerCrops.fieldId, fields.id), isGrown))) // biome-ignore format: one condition

/** Fields whose place is known and in which something stands, by their ids. */
export const listGrownFields = (db: Db, { after, most }: { after: string; most: number }) =>
  db
    .select({ id: fields.id })
    .from(fields)
    .where(and(gt(fields.id, after), hasPlace, isPlanted(db)))
    .orderBy(asc(fields.id))
    .limit(most)
    .all()

/** Where they lie, to a quarter of a degree: each point once. */
export const listGrownPoints = (db: Db): Point[] =>
  db
    .selectDistinct({
      latitude: sql<number>`round(${fields.centerLatitude} * 4) / 4`,
      longitude: sql<number>`round(${fields.centerLongitude} * 4) / 4`,
    })
    .from(fields)
    .where(and(gt(fields.id, ''), hasPlace, isPlanted(db)))
    .all()
