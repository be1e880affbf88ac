import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { fields, users } from '#db/schema/index.ts'
import type { chosenFields } from './listed-fields.ts'

const columns = {
  id: fields.id,
  code: fields.code,
  name: fields.name,
  place: fields.place,
  way: fields.way,
  totalArea: fields.totalArea,
  errorBand: fields.errorBand,
  boundaryCoordinates: fields.boundaryCoordinates,
  farmerId: fields.farmerId,
  farmerName: users.fullName,
  location: users.location,
}
const withFarmer = (db: Db) => db.select(columns).from(fields).innerJoin(users, eq(users.id, fields.farmerId))

const one = prepared((db) =>
  withFarmer(db)
    .where(and(eq(fields.id, sql.placeholder('id')), isNull(fields.removedAt)))
    .prepare(),
)
/** A field with its farmer, for a file. */
export const findExportedField = (db: Db, id: string) => one(db).get({ id })

/** For many, with the border as the text of JSON that is stored: of 10,000 nothing else is as quick. */
const { boundaryCoordinates, location: _, ...others } = columns
const asText = {
  ...others,
  username: users.username,
  country: fields.country,
  border: sql<string>`${boundaryCoordinates}`,
  centerLongitude: fields.centerLongitude,
  centerLatitude: fields.centerLatitude,
}

/** The next fields of a selection by their ids. */
export const listExportedFields = (db: Db, { where }: ReturnType<typeof chosenFields>, after: string, most: number) =>
  db
    .select(asText)
    .from(fields)
    .innerJoin(users, eq(users.id, fields.farmerId))
    .where(where(gt(fields.id, after)))
    .orderBy(asc(fields.id))
    .limit(most)
    .all()
export type ExportedFieldRow = NonNullable<ReturnType<typeof findExportedField>>
