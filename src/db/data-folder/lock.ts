import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Refusal } from '../refusal.ts'

export class FolderTaken extends Refusal {}

/**
 * Keeps a data folder for this process. The lock is the operating system's, on an empty SQLite file of its own: it ends
 * with the process however that ends, so that there is no stale one, and the command line can use the database
 * meanwhile. Answers how to give the folder free.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = new Database(join(folder, 'kuu.lock'), { timeout: 0 })
  try {
    lock.pragma('journal_mode = memory')
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new FolderTaken(
      `Another Kuu is running on ${folder}. Stop it first (Ctrl-C where it runs, or: systemctl stop kuu), or name another folder in KUU_DATA.`,
    )
  }
  return () => lock.close()
}

const isBusy = (error: unknown) => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
