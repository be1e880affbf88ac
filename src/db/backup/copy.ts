import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import { writeWhole } from '../disk.ts'
import { Refusal } from '../refusal.ts'

/** How many rows each table holds. */
export type Counts = Record<string, number>

const MAX_TRIES = 3

/**
 * Writes a copy of an open database as one file that needs no log beside it, opens it and checks it. Others may write
 * meanwhile: the copy is of one moment. It stands under its name only when it is whole, sound and on the disk.
 */
export function copyDatabase(source: Database.Database, file: string): Counts {
  for (let tries = 1; ; tries += 1) {
    const copied = writeWhole(file, (unfinished) => copyOnce(source, unfinished))
    if (copied) return copied
    // Rows came and went while it was made; a copy that keeps on lacking some is none.
    if (tries === MAX_TRIES) throw new Error(`The copy ${file} does not have the rows of the database.`)
  }
}

/** Answers what the copy holds, or null where it does not hold what the database did. */
function copyOnce(source: Database.Database, file: string): Counts | null {
  const before = countRows(source)
  try {
    source.prepare('vacuum into ?').run(file)
  } catch (error) {
    throw new Refusal(`The backup could not be written: ${error instanceof Error ? error.message : error}.`, {
      cause: error,
    })
  }
  const copied = checkDatabase(file)
  return lies(copied, before, countRows(source)) ? copied : null
}

/** Whether every table of the copy has as many rows as the database had at one end of the copying, or between. */
const lies = (copied: Counts, before: Counts, after: Counts) =>
  Object.keys({ ...before, ...after }).every((table) => {
    const [one, other, rows] = [before[table] ?? 0, after[table] ?? 0, copied[table] ?? 0]
    return rows >= Math.min(one, other) && rows <= Math.max(one, other)
  })

/** Opens a database file and looks at all of it. Throws when it is not whole; answers what it holds. */
export function checkDatabase(file: string): Counts {
  return reading(file, (db) => {
    const [first] = db.pragma('integrity_check(1)', { simple: false }) as { integrity_check: string }[]
    if (first?.integrity_check !== 'ok') throw new Refusal(`${file} is damaged: ${first?.integrity_check}.`)
    const broken = db.pragma('foreign_key_check') as unknown[]
    if (broken.length > 0) throw new Refusal(`${file} has ${broken.length} rows without their parent.`)
    return countRows(db)
  })
}

/** The files that a database file names: of photos, of courses, and documents. */
export const filesNamedIn = (file: string): string[] =>
  reading(file, (db) => [
    ...new Set([
      ...namesIn(db, 'photos', 'id'),
      ...namesIn(db, 'course_files', 'hash'),
      ...namesIn(db, 'documents', 'hash'),
    ]),
  ])

const namesIn = (db: Database.Database, table: string, column: string) =>
  hasTable(db, table) ? (db.prepare(`select ${column} from ${table}`).pluck().all() as string[]) : []

/** Runs `work` on a database file that is not written. Whatever is no database is a refusal. */
export function reading<T>(file: string, work: (db: Database.Database) => T): T {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  let db: Database.Database | undefined
  try {
    db = new Database(file, { readonly: true })
    return work(db)
  } catch (error) {
    if (error instanceof Database.SqliteError)
      throw new Refusal(`${file} is no database that can be read: ${error.message}.`, { cause: error })
    throw error
  } finally {
    db?.close()
  }
}

export const hasTable = (db: Database.Database, name: string) =>
  db.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined

function countRows(db: Database.Database): Counts {
  const names = db.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'").pluck()
  return Object.fromEntries(
    (names.all() as string[]).map((name) => [
      name,
      db.prepare(`select count(*) from "${name}"`).pluck().get() as number,
    ]),
  )
}
