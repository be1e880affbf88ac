import { asc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { crops } from '#db/schema/index.ts'

const all = prepared((db) => db.select().from(crops).orderBy(asc(crops.name), asc(crops.id)).prepare())
/** The catalogue by name. */
export const listCrops = (db: Db) => all(db).all()

const byId = prepared((db) =>
  db
    .select()
    .from(crops)
    .where(eq(crops.id, sql.placeholder('id')))
    .prepare(),
)
export const findCrop = (db: Db, id: string) => byId(db).get({ id })
