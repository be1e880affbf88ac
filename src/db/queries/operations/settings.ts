import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Db, prepared } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'

const byName = prepared((db) =>
  db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, sql.placeholder('name')))
    .prepare(),
)
/** What the installation remembers under a name; what does not have the shape is an error. */
export function findSetting<S extends z.core.$ZodType>(db: Db, name: string, shape: S): z.infer<S> | undefined {
  const row = byName(db).get({ name })
  return row && z.parse(shape, JSON.parse(row.value))
}

export function saveSetting(db: Db, name: string, remembered: unknown, updatedAt: string) {
  const value = JSON.stringify(remembered)
  db.insert(settings)
    .values({ name, value, updatedAt })
    .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt } })
    .run()
}

export const deleteSetting = (db: Db, name: string) => db.delete(settings).where(eq(settings.name, name)).run()
