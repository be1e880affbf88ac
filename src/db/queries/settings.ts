import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'

/** What the installation remembers under a name; undefined when there is nothing, or nothing that can be read. */
export function findSetting(db: Db, name: string): unknown {
  const row = db.select({ value: settings.value }).from(settings).where(eq(settings.name, name)).get()
  try {
    return row && JSON.parse(row.value)
  } catch {
    return undefined
  }
}

export function saveSetting(db: Db, name: string, value: unknown, updatedAt: string) {
  const kept = { value: JSON.stringify(value), updatedAt }
  db.insert(settings)
    .values({ name, ...kept })
    .onConflictDoUpdate({ target: settings.name, set: kept })
    .run()
}
