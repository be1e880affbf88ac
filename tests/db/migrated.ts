import { join } from 'node:path'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'

let bytes: Buffer | undefined

/** An empty private database with every migration applied, which a file of tests pays once. */
export function migrated() {
  bytes ??= emptyWithMigrations()
  return openDb(bytes)
}

function emptyWithMigrations() {
  const db = openDb(':memory:')
  migrate(db, readMigrations(join(import.meta.dirname, '../../drizzle')))
  return db.$client.serialize()
}
