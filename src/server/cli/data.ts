import type { Db } from '#db/client.ts'
import { FolderTaken } from '#db/data-folder/lock.ts'
import { joinData, openData, takeFolder } from '../boot/data.ts'
import type { Config } from '../config.ts'

/** Runs `work` on the database of an installation, whether or not a server runs on it. */
export async function withData<T>(config: Config, work: (db: Db) => T | Promise<T>): Promise<T> {
  const release = takeFolderUnlessServed(config.dataFolder)
  const db = release ? openData(config, new Date()) : joinData(config)
  try {
    return await work(db)
  } finally {
    db.$client.close()
    release?.()
  }
}

/** Null where a server runs on it: it has the folder, and the database is open to both. */
function takeFolderUnlessServed(folder: string) {
  try {
    return takeFolder(folder)
  } catch (error) {
    if (error instanceof FolderTaken) return null
    throw error
  }
}
