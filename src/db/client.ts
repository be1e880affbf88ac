import Database from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { usernameKey } from '#domain/username.ts'

/** One handle on one database; every query takes it first. */
export type Db = BetterSQLite3Database & { $client: Database.Database }

/** Opens a database file, ':memory:', or the bytes of one (tests open each world from a buffer). */
export function openDb(source: string | Buffer): Db {
  const client = new Database(source)
  client.pragma('journal_mode = WAL')
  client.pragma('synchronous = NORMAL')
  client.pragma('foreign_keys = ON')
  client.pragma('busy_timeout = 5000')
  // Migration 0004 asks for it.
  client.function('username_key', { deterministic: true }, (name) => usernameKey(String(name)))
  return drizzle({ client })
}

/**
 * Runs `work` in one write transaction (BEGIN IMMEDIATE: a writer waits at the door, never half-way). It is
 * synchronous by nature: a promise would outlive the transaction, so returning one is an error at run time.
 * Inside another transaction it is a savepoint.
 */
export const transact = <T>(db: Db, work: (tx: Db) => T): T => db.$client.transaction(() => work(db)).immediate()

/** A statement built once per handle: building it costs as much as running it. */
export function prepared<S>(build: (db: Db) => S): (db: Db) => S {
  const byHandle = new WeakMap<Db, S>()
  return (db) => {
    const known = byHandle.get(db)
    if (known) return known
    const fresh = build(db)
    byHandle.set(db, fresh)
    return fresh
  }
}
