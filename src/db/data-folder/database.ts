import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { newestBackup } from '../backup/rotation.ts'
import { type Db, openDb } from '../client.ts'
import { Refusal } from '../refusal.ts'

/** Opens the database of a data folder, or makes one where there never was any. Says in one sentence why not. */
export function openDatabase(folder: string): Db {
  const file = join(folder, 'kuu.db')
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.isDirectory())
    throw new Refusal(`${file} is a folder. The database must stand there: move the folder away.`)
  if (!found?.size) refuseBesideData(folder, found ? 'is empty' : 'is missing')
  let db: Db | undefined
  try {
    db = openDb(file)
    refuseForeign(db, folder)
    return db
  } catch (error) {
    db?.$client.close()
    throw error instanceof Refusal
      ? error
      : new Refusal(`${sentenceOf(file, error)} ${wayOut(folder)}`, { cause: error })
  }
}

/** Opens the database of a data folder that has one; makes none. */
export function openExisting(folder: string): Db {
  const file = join(folder, 'kuu.db')
  if (existsSync(file)) return openDatabase(folder)
  throw new Refusal(`There is no database ${file}. Name the data folder in KUU_DATA.`)
}

/** A database without a table of ours is new only where nothing else of an installation is there. */
function refuseForeign(db: Db, folder: string) {
  const tables = db.$client.prepare("select name from sqlite_master where type = 'table'").pluck().all()
  if (tables.length === 0) return refuseBesideData(folder, 'has no tables')
  if (!tables.includes('schema_migrations'))
    throw new Refusal(`${join(folder, 'kuu.db')} is the database of another program.`)
}

function refuseBesideData(folder: string, state: string) {
  const beside = ['uploads', 'backups', 'kuu.db-wal'].filter((name) => holdsData(join(folder, name)))
  // The log of a database that has tables is read with it; of one that has none it holds what was never folded in.
  const telling = state === 'has no tables' ? beside.filter((name) => name !== 'kuu.db-wal') : beside
  if (telling.length === 0) return
  throw new Refusal(
    `${join(folder, 'kuu.db')} ${state}, but ${telling.join(' and ')} beside it hold data: this is no new installation. ${wayOut(folder)} For a new installation name an empty folder in KUU_DATA.`,
  )
}

function holdsData(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return Boolean(found?.size)
  return readdirSync(path, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile())
}

/** Why SQLite could not open a file, by the beginning of its code. */
const REASONS: readonly [code: string, sentence: string][] = [
  ['SQLITE_NOTADB', 'is not a database, or its beginning is damaged.'],
  ['SQLITE_CORRUPT', 'is damaged.'],
  ['SQLITE_CANTOPEN', 'cannot be opened: the user that runs Kuu must be able to read and write it and its folder.'],
  ['SQLITE_READONLY', 'cannot be written: the user that runs Kuu must be able to write it and its folder.'],
  ['SQLITE_PERM', 'cannot be opened: the user that runs Kuu must be able to read and write it.'],
  ['SQLITE_BUSY', 'is kept busy by another program. Stop that one first.'],
  ['SQLITE_FULL', 'cannot grow: the disk is full. Make room and start again; nothing is lost.'],
  ['SQLITE_IOERR', 'cannot be read or written: the disk reports an error.'],
]

export function sentenceOf(file: string, error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = REASONS.find(([beginning]) => code.startsWith(beginning))?.[1]
  return `${file} ${reason ?? `cannot be opened: ${error instanceof Error ? error.message : error}.`}`
}

function wayOut(folder: string) {
  const backups = join(folder, 'backups')
  const last = existsSync(backups) ? newestBackup(readdirSync(backups)) : undefined
  return last
    ? `To put the last backup back: kuu restore ${join(backups, last)}.`
    : 'If you have a backup: kuu restore <file>.'
}
