import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { insertWithId } from '#db/insert.ts'
import { fields, users } from '#db/schema/index.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import { MAX_FIELDS } from '#domain/fields/field.ts'
import { readFieldCode } from '#domain/fields/field-code.ts'

/** The newest of what went onto a field. */
const lastWork = sql<Field['lastWork']>`(
  select json_object('id', id, 'name', resource_name, 'on', application_date) from resource_applications
  where field_id = "fields"."id" order by application_date desc, created_at desc limit 1
)`.mapWith(JSON.parse)

const columns = {
  id: fields.id,
  farmerId: fields.farmerId,
  code: fields.code,
  name: fields.name,
  description: fields.description,
  place: fields.place,
  way: fields.way,
  totalArea: fields.totalArea,
  perimeter: fields.perimeter,
  errorBand: fields.errorBand,
  boundaryCoordinates: fields.boundaryCoordinates,
  centerLatitude: fields.centerLatitude,
  centerLongitude: fields.centerLongitude,
  elevation: fields.elevation,
  slope: fields.slope,
  soilType: fields.soilType,
  drainageLevel: fields.drainageLevel,
  accessRoad: fields.accessRoad,
  waterSource: fields.waterSource,
  lastWork,
  version: fields.version,
  createdAt: fields.createdAt,
  updatedAt: fields.updatedAt,
}
const isPresent = isNull(fields.removedAt)
const isOf = eq(fields.farmerId, sql.placeholder('farmerId'))

const ofFarmer = prepared((db) =>
  db
    .select(columns)
    .from(fields)
    .where(and(isOf, isPresent))
    .orderBy(desc(fields.createdAt), asc(fields.id))
    .limit(MAX_FIELDS)
    .prepare(),
)
/** A farmer's fields, the newest first. */
export const listFieldsOf = (db: Db, farmerId: string) => ofFarmer(db).all({ farmerId })

const removedOf = prepared((db) =>
  db
    .select({
      id: fields.id,
      name: fields.name,
      totalArea: fields.totalArea,
      removedAt: sql<string>`${fields.removedAt}`,
    })
    .from(fields)
    .where(and(isOf, isNotNull(fields.removedAt)))
    .orderBy(desc(fields.removedAt), asc(fields.id))
    .limit(MAX_FIELDS)
    .prepare(),
)
/** The fields that were removed from a farm and can be restored, the last one first. */
export const listRemovedFieldsOf = (db: Db, farmerId: string) => removedOf(db).all({ farmerId })

const pointsOfFarmer = prepared((db) =>
  db
    .select({ latitude: fields.centerLatitude, longitude: fields.centerLongitude })
    .from(fields)
    .where(and(isOf, isPresent))
    .limit(MAX_FIELDS)
    .prepare(),
)
/** Where a farmer's fields lie, without their borders. */
export const listFieldPointsOf = (db: Db, farmerId: string) =>
  pointsOfFarmer(db)
    .all({ farmerId })
    .flatMap(({ latitude, longitude }) => (latitude === null || longitude === null ? [] : { latitude, longitude }))

const byId = prepared((db) =>
  db
    .select(columns)
    .from(fields)
    .where(and(eq(fields.id, sql.placeholder('id')), isPresent))
    .prepare(),
)
export const findField = (db: Db, id: string) => byId(db).get({ id })
export type FieldRow = NonNullable<ReturnType<typeof findField>>

const anyId = prepared((db) =>
  db
    .select({ id: fields.id, farmerId: fields.farmerId, removedAt: fields.removedAt })
    .from(fields)
    .where(eq(fields.id, sql.placeholder('id')))
    .prepare(),
)
/** A field, also one that was removed. */
export const findPresentOrRemovedField = (db: Db, id: string) => anyId(db).get({ id })

const byCode = prepared((db) =>
  db
    .select({
      farmerId: fields.farmerId,
      code: fields.code,
      centerLatitude: fields.centerLatitude,
      centerLongitude: fields.centerLongitude,
      followed: users.preferredLocation,
      location: users.location,
    })
    .from(fields)
    .innerJoin(users, eq(users.id, fields.farmerId))
    .where(and(eq(fields.code, sql.placeholder('code')), isPresent))
    .prepare(),
)
/** The field that bears a code, and what tells where it lies. */
export const findFieldOfCode = (db: Db, code: string) => byCode(db).get({ code })
/** Whose field bears a code, as it is typed; undefined for what is none. */
export function findFarmerOfCode(db: Db, typed: string): string | undefined {
  const code = readFieldCode(typed)
  return code === null ? undefined : findFieldOfCode(db, code)?.farmerId
}

const counted = prepared((db) => db.select({ rows: count() }).from(fields).where(and(isOf, isPresent)).prepare())
export const countFieldsOf = (db: Db, farmerId: string) => counted(db).get({ farmerId })!.rows

const newBox = prepared((db) => db.$client.prepare<[], number>('select ifnull(max(box_id), 0) + 1 from fields').pluck())
/** Adds a field; its box gets its number here, for a trigger would have to write the row once more. */
export const insertField = (db: Db, row: typeof fields.$inferInsert) =>
  insertWithId(db, fields, { ...row, boxId: typeof row.west === 'number' ? newBox(db).get() : null })

/** Changes a field; its version grows. */
export const updateField = (db: Db, id: string, change: Partial<typeof fields.$inferInsert>) =>
  db
    .update(fields)
    .set({ ...change, version: sql`${fields.version} + 1` })
    .where(eq(fields.id, id))
    .run()

/** Whole ten-millionths of a degree, as `field_boxes` holds them. */
export type Box = { west: number; south: number; east: number; north: number }

const meeting = prepared((db) =>
  db
    .select({
      id: fields.id,
      farmerId: fields.farmerId,
      farmerName: users.fullName,
      name: fields.name,
      code: fields.code,
      totalArea: fields.totalArea,
      boundaryCoordinates: fields.boundaryCoordinates,
    })
    .from(sql`field_boxes b`)
    .innerJoin(fields, sql`${fields.boxId} = b.id`)
    .innerJoin(users, eq(users.id, fields.farmerId))
    .where(
      sql`b.west <= ${sql.placeholder('east')} and b.east >= ${sql.placeholder('west')}
        and b.south <= ${sql.placeholder('north')} and b.north >= ${sql.placeholder('south')}`,
    )
    .limit(MAX_NEIGHBOURS)
    .prepare(),
)
const MAX_NEIGHBOURS = 200
/** The fields whose boxes meet a box. */
export const listFieldsIn = (db: Db, box: Box) => meeting(db).all({ ...box })
export type NeighbourRow = ReturnType<typeof listFieldsIn>[number]
