import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { fields, users } from '#db/schema/index.ts'

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

const slice = prepared((db) =>
  withFarmer(db)
    .where(and(gt(fields.id, sql.placeholder('after')), isNull(fields.removedAt)))
    .orderBy(asc(fields.id))
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** The next fields of all farmers by their ids. */
export const listExportedFields = (db: Db, after: string, most: number) => slice(db).all({ after, most })
export type ExportedFieldRow = ReturnType<typeof listExportedFields>[number]
