import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { insertWithId } from '#db/insert.ts'
import { fieldZones } from '#db/schema/index.ts'

const columns = {
  id: fieldZones.id,
  fieldId: fieldZones.fieldId,
  name: fieldZones.name,
  zoneType: fieldZones.zoneType,
  coordinates: fieldZones.coordinates,
  area: fieldZones.area,
  description: fieldZones.description,
  managementStrategy: fieldZones.managementStrategy,
  priority: fieldZones.priority,
  color: fieldZones.color,
  updatedAt: fieldZones.updatedAt,
}
const isOne = (id: string) => eq(fieldZones.id, id)

/** The zones of a field by their names. */
export const listZones = (db: Db, fieldId: string) =>
  db
    .select(columns)
    .from(fieldZones)
    .where(and(eq(fieldZones.fieldId, fieldId), eq(fieldZones.isActive, true)))
    .orderBy(asc(fieldZones.name), asc(fieldZones.id))
    .all()
export const findZone = (db: Db, id: string) => db.select(columns).from(fieldZones).where(isOne(id)).get()
export const insertZone = (db: Db, row: typeof fieldZones.$inferInsert) => insertWithId(db, fieldZones, row)
export const updateZone = (db: Db, id: string, change: Partial<typeof fieldZones.$inferInsert>) =>
  db.update(fieldZones).set(change).where(isOne(id)).run()
export const deleteZone = (db: Db, id: string) => db.delete(fieldZones).where(isOne(id)).run()
