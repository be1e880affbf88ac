import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Restored } from '#domain/sync/restored.ts'
import { makeFolder, move, sync } from '../disk.ts'
import { type Migration, pendingOf } from '../migrate.ts'
import { Refusal } from '../refusal.ts'
import { checkDatabase, hasTable, reading } from './copy.ts'

/** The setting under which a restore is noted. */
export const RESTORED = 'installation.restored'
/** How far a database reaches that has no write under a key. */
export const NEVER = '1970-01-01T00:00:00.000Z'

/** Far more changes than a database sees between a backup and its return. */
const CHANGES_AHEAD = 1_000_000

/** Throws unless a file is a whole database of Kuu that this program can open. */
export function assertRestorable(file: string, migrations: Migration[]) {
  checkDatabase(file)
  reading(file, (db) => {
    if (!hasTable(db, 'schema_migrations')) throw new Refusal(`${file} is not a database of Kuu.`)
    pendingOf(db, migrations)
  })
}

/**
 * Notes in a backup that it is put back, and how far it reaches: phones then know which of their writes may be missing.
 */
export function noteRestore(file: string, now: Date) {
  const db = new Database(file)
  try {
    if (!hasTable(db, 'settings') || !hasTable(db, 'idempotent_responses')) return
    const to = db.prepare('select max(created_at) from idempotent_responses').pluck().get() as string | null
    const at = now.toISOString()
    db.prepare('insert or replace into settings (name, value, updated_at) values (?, ?, ?)').run(
      RESTORED,
      JSON.stringify({ to: to ?? NEVER, at } satisfies Restored),
      at,
    )
  } finally {
    db.close()
  }
}

/**
 * Numbers the next changes after those that phones may have received since this backup was made, which are no longer
 * in it: so every later change reaches every phone.
 */
export function skipChanges(file: string) {
  const db = new Database(file)
  try {
    if (hasTable(db, 'changes'))
      db.prepare("update sqlite_sequence set seq = seq + ? where name = 'changes'").run(CHANGES_AHEAD)
  } finally {
    db.close()
  }
}

const PARTS = ['kuu.db', 'kuu.db-wal', 'kuu.db-shm']

/**
 * Puts a database in the place of that of a data folder, which no process may have open. What was there is moved to a
 * folder aside; answers it, or null where there was nothing.
 */
export function putBack(file: string, folder: string, asideName: string): string | null {
  const there = PARTS.filter((name) => existsSync(join(folder, name)))
  const aside = join(folder, asideName)
  if (there.length > 0) makeFolder(aside)
  // The database before its log: a log alone is refused at the next start, a database alone would be an older one.
  for (const name of there) move(join(folder, name), join(aside, name))
  sync(file)
  move(file, join(folder, 'kuu.db'))
  return there.length > 0 ? aside : null
}
