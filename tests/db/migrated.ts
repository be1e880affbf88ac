import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { openDb } from '#db/client.ts'

let bytes: Buffer | undefined

/** An empty private database with every migration applied, which a file of tests pays once. */
export function migrated() {
  bytes ??= emptyWithMigrations()
  return openDb(bytes)
}

function emptyWithMigrations() {
  const db = openDb(':memory:')
  migrate<Record<string, never>>(db, { migrationsFolder: 'drizzle' })
  return db.$client.serialize()
}
