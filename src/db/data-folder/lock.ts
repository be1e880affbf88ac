import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Refusal } from '../refusal.ts'
import { sentenceOf } from './database.ts'

export class FolderTaken extends Refusal {}

/**
 * Keeps a data folder for this process. The lock is the operating system's, on an empty SQLite file of its own: it ends
 * with the process however that ends, so that there is no stale one, and the command line can use the database
 * meanwhile. Answers how to give the folder free.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'kuu.lock')
  let lock: Database.Database | undefined
  try {
    lock = new Database(file, { timeout: 0 })
    lock.pragma('journal_mode = memory')
    lock.exec('begin exclusive')
  } catch (error) {
    lock?.close()
    throw isBusy(error) ? new FolderTaken(taken(folder)) : new Refusal(sentenceOf(file, error), { cause: error })
  }
  return () => lock.close()
}

const taken = (folder: string) =>
  `Another Kuu is running on ${folder}. Stop it first (Ctrl-C where it runs, or: systemctl stop kuu), or name another folder in KUU_DATA.`

const isBusy = (error: unknown) => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
