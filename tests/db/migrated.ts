import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { openDb } from '#db/client.ts'

/** An empty private database with every migration applied. */
export function migrated() {
  const db = openDb(':memory:')
  migrate(db, { migrationsFolder: 'drizzle' })
  return db
}
