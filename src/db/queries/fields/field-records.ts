import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { insertWithId } from '#db/insert.ts'
import { fieldMeasurements, resourceApplications, users } from '#db/schema/index.ts'

/** Of a field, the newest. */
const MAX_LISTED = 200

const measurements = (db: Db) =>
  db
    .select({
      id: fieldMeasurements.id,
      fieldId: fieldMeasurements.fieldId,
      measurementDate: fieldMeasurements.measurementDate,
      source: fieldMeasurements.source,
      measuredBy: users.fullName,
      photoId: fieldMeasurements.photoId,
      soilPH: fieldMeasurements.soilPH,
      soilMoisture: fieldMeasurements.soilMoisture,
      organicMatter: fieldMeasurements.organicMatter,
      nitrogen: fieldMeasurements.nitrogen,
      phosphorus: fieldMeasurements.phosphorus,
      potassium: fieldMeasurements.potassium,
      temperature: fieldMeasurements.temperature,
      humidity: fieldMeasurements.humidity,
      rainfall: fieldMeasurements.rainfall,
      notes: fieldMeasurements.notes,
      createdAt: fieldMeasurements.createdAt,
    })
    .from(fieldMeasurements)
    .leftJoin(users, eq(users.id, fieldMeasurements.measuredBy))

/** What was measured in a field, the newest first. */
export const listMeasurements = (db: Db, fieldId: string) =>
  measurements(db)
    .where(eq(fieldMeasurements.fieldId, fieldId))
    .orderBy(desc(fieldMeasurements.measurementDate), desc(fieldMeasurements.createdAt))
    .limit(MAX_LISTED)
    .all()
export const findMeasurement = (db: Db, id: string) => measurements(db).where(eq(fieldMeasurements.id, id)).get()
export const insertMeasurement = (db: Db, row: typeof fieldMeasurements.$inferInsert) =>
  insertWithId(db, fieldMeasurements, row)
export const deleteMeasurement = (db: Db, { id, fieldId }: { id: string; fieldId: string }) =>
  db
    .delete(fieldMeasurements)
    .where(and(eq(fieldMeasurements.id, id), eq(fieldMeasurements.fieldId, fieldId)))
    .run().changes > 0

/** What went onto a field, the newest first. */
export const listApplications = (db: Db, fieldId: string) =>
  db
    .select()
    .from(resourceApplications)
    .where(eq(resourceApplications.fieldId, fieldId))
    .orderBy(desc(resourceApplications.applicationDate), desc(resourceApplications.createdAt))
    .limit(MAX_LISTED)
    .all()
export const findApplication = (db: Db, id: string) =>
  db.select().from(resourceApplications).where(eq(resourceApplications.id, id)).get()
export type ApplicationRow = NonNullable<ReturnType<typeof findApplication>>
export const insertApplication = (db: Db, row: typeof resourceApplications.$inferInsert) =>
  insertWithId(db, resourceApplications, row)
export const deleteApplication = (db: Db, { id, fieldId }: { id: string; fieldId: string }) =>
  db
    .delete(resourceApplications)
    .where(and(eq(resourceApplications.id, id), eq(resourceApplications.fieldId, fieldId)))
    .run().changes > 0
