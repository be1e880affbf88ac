import { and, between, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { insertWithId } from '#db/insert.ts'
import { droughtMonitoring, fieldMeasurements } from '#db/schema/index.ts'
import type { Day } from '#domain/dates.ts'

/** The newest assessment of a field; undefined where there is none. */
export const findNewestAssessment = (db: Db, fieldId: string) =>
  db
    .select()
    .from(droughtMonitoring)
    .where(eq(droughtMonitoring.fieldId, fieldId))
    .orderBy(desc(droughtMonitoring.assessmentDate))
    .limit(1)
    .get()

export const insertAssessment = (db: Db, row: typeof droughtMonitoring.$inferInsert) =>
  insertWithId(db, droughtMonitoring, row)

/** What the rain gauge of a field showed, summed for each day, in mm. */
export const listGauged = (db: Db, { fieldId, from, to }: { fieldId: string; from: Day; to: Day }) =>
  db
    .select({ day: sql<Day>`${fieldMeasurements.measurementDate}`, rain: sql<number>`sum(${fieldMeasurements.rainfall})` })
    .from(fieldMeasurements)
    .where(and(eq(fieldMeasurements.fieldId, fieldId), isNotNull(fieldMeasurements.rainfall), between(fieldMeasurements.measurementDate, from, to))) // biome-ignore format: one condition
    .groupBy(fieldMeasurements.measurementDate)
    .all()
