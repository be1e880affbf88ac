import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type Database from 'better-sqlite3'
import { copyDatabase, hasTable } from './backup/copy.ts'
import type { Db } from './client.ts'
import { makeFolder } from './disk.ts'
import { Refusal } from './refusal.ts'

/** One landed step of the schema. `hash` proves that it was not edited afterwards. */
export type Migration = { name: string; sql: string; hash: string }

/** The migrations of a folder in the order of their numbers. */
export const readMigrations = (folder: string): Migration[] =>
  migrationsOf(
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => ({ file, sql: readFileSync(join(folder, file), 'utf8') })),
  )

/** Migrations from their files, which come in the order of their numbers. */
export const migrationsOf = (files: { file: string; sql: string }[]): Migration[] =>
  files.map(({ file, sql }) => ({
    name: file.slice(0, -'.sql'.length),
    sql,
    hash: createHash('sha256').update(sql).digest('hex'),
  }))

/**
 * Brings a database to the newest schema, all pending steps in one transaction. A database that already holds data is
 * copied first, into `backups/` beside it, and the copy is checked. Returns the names of the steps that were applied.
 * Throws when the database knows a step that this program does not, or one that was edited since.
 */
export function migrate(db: Db, migrations: Migration[]): string[] {
  const sqlite = db.$client
  const pending = pendingOf(sqlite, migrations)
  if (pending.length === 0) return []
  if (pending.length < migrations.length) backUp(sqlite, pending[0]!.name)

  // Rebuilding a table drops the old one; with foreign keys on, that would empty its children.
  sqlite.pragma('foreign_keys = OFF')
  // A list of a CHECK is changed in the schema itself (sqlite.org/lang_altertable.html, 7): no row has to be copied.
  sqlite.unsafeMode(true)
  try {
    return sqlite.transaction(() => applyAll(sqlite, migrations)).immediate()
  } finally {
    sqlite.unsafeMode(false)
    sqlite.pragma('foreign_keys = ON')
  }
}

function applyAll(sqlite: Database.Database, migrations: Migration[]) {
  sqlite.exec(
    'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at text not null)',
  )
  // Read again inside the transaction: another process may have been faster.
  const pending = pendingOf(sqlite, migrations)
  const note = sqlite.prepare("insert into schema_migrations values (?, ?, strftime('%Y-%m-%dT%H:%M:%fZ','now'))")
  for (const { name, sql, hash } of pending) {
    sqlite.exec(sql)
    note.run(name, hash)
  }
  const broken = sqlite.pragma('foreign_key_check') as unknown[]
  if (broken.length > 0)
    throw new Error(`The migration would leave ${broken.length} rows without their parent; nothing was changed.`)
  return pending.map(({ name }) => name)
}

/** The steps that a database does not know yet, in their order. Throws where it knows others than this program. */
export function pendingOf(sqlite: Database.Database, migrations: Migration[]) {
  const applied = appliedIn(sqlite)
  for (const { name, hash } of applied) {
    const ours = migrations.find((migration) => migration.name === name)
    if (!ours)
      throw new Refusal(
        `The database was written by a newer Kuu (it knows ${name}). Start that version, or a later one.`,
      )
    if (ours.hash !== hash) throw new Refusal(`Migration ${name} differs from the one this database was built with.`)
  }
  const names = new Set(applied.map(({ name }) => name))
  const pending = migrations.filter(({ name }) => !names.has(name))
  const last = applied.at(-1)?.name ?? ''
  if (pending[0] && pending[0].name < last)
    throw new Refusal(
      `Migration ${pending[0].name} comes before ${last}, which this database has already. Renumber it.`,
    )
  return pending
}

function appliedIn(sqlite: Database.Database): { name: string; hash: string }[] {
  return hasTable(sqlite, 'schema_migrations')
    ? (sqlite.prepare('select name, hash from schema_migrations order by name').all() as {
        name: string
        hash: string
      }[])
    : []
}

function backUp(sqlite: Database.Database, before: string) {
  if (sqlite.memory || !sqlite.name) return
  const folder = join(dirname(sqlite.name), 'backups')
  makeFolder(folder)
  const now = sqlite.prepare("select strftime('%Y%m%dT%H%M%fZ', 'now')").pluck().get()
  copyDatabase(sqlite, join(folder, `before-${before}-${now}.db`))
}
