import Database from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { addNameFunctions } from './functions/names.ts'
import { addPlaceFunctions } from './functions/places.ts'
import { joinGroup } from './group-commit.ts'
import { keepPlans } from './steady-plans.ts'

/** One handle on one database; every query takes it first. */
export type Db = BetterSQLite3Database & { $client: Database.Database }

/** How long a write waits for that of another connection; the whole thread waits with it. */
const PATIENCE_MS = 5000

/** Opens a database file, ':memory:', or the bytes of one (tests open each world from a buffer). */
export function openDb(source: string | Buffer): Db {
  const client = new Database(source)
  client.pragma('journal_mode = WAL')
  // A write that was answered survives a power cut: each COMMIT waits for the disk.
  client.pragma('synchronous = FULL')
  client.pragma('foreign_keys = ON')
  // What is changed or deleted leaves nothing in the pages that are written anyhow.
  client.pragma('secure_delete = FAST')
  client.pragma(`busy_timeout = ${PATIENCE_MS}`)
  addNameFunctions(client)
  addPlaceFunctions(client)
  keepPlans(client)
  // The type argument spares every project the comparison of two databases, which is 200,000 instantiations.
  return drizzle<Record<string, never>>({ client })
}

/**
 * While another connection writes for seconds, a write here is refused at once instead of holding up every read behind
 * it.
 */
export const refuseWrites = (db: Db, isRefusing: boolean) =>
  db.$client.pragma(`busy_timeout = ${isRefusing ? 0 : PATIENCE_MS}`)

const IMPORT_CACHE_KB = 16 * 1024

/**
 * A further connection, for a thread that writes very much at once. It keeps more pages in memory, and there also what
 * SQLite notes to take back a single statement, which otherwise is a file for each row.
 */
export function openImporter(file: string): Db {
  const db = openDb(file)
  db.$client.pragma(`cache_size = -${IMPORT_CACHE_KB}`)
  db.$client.pragma('temp_store = MEMORY')
  return db
}

/**
 * Runs `work` in one write transaction (BEGIN IMMEDIATE: a writer waits at the door, never half-way). It is
 * synchronous by nature: a promise would outlive the transaction, so returning one is an error at run time.
 * Inside another transaction it is a savepoint; so it is where the handle commits in groups, and what was written is
 * there for good once `whenCommitted` says so.
 */
export function transact<T>(db: Db, work: (tx: Db) => T): T {
  const transaction = transactionOf(db)
  return (joinGroup(db.$client) ? transaction(work) : transaction.immediate(work)) as T
}
/** Made once for each handle: better-sqlite3 makes four functions of it. */
const transactionOf = prepared((db) => db.$client.transaction((work: (tx: Db) => unknown) => work(db)))

/** Whether what is read now may still be taken back. */
export const isInTransaction = (db: Db) => db.$client.inTransaction

/** A statement built once per handle: building it costs as much as running it. */
export function prepared<S>(build: (db: Db) => S): (db: Db) => S {
  const byHandle = new WeakMap<Db, S>()
  return (db) => {
    const statement = byHandle.get(db)
    if (statement) return statement
    const fresh = build(db)
    byHandle.set(db, fresh)
    return fresh
  }
}
