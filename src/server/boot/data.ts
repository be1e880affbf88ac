import { accessSync, constants, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#db/client.ts'
import { openDatabase } from '#db/data-folder/database.ts'
import { lockDataFolder } from '#db/data-folder/lock.ts'
import { keepPrivate } from '#db/data-folder/privacy.ts'
import { makeFolder, writeWhole } from '#db/disk.ts'
import { migrate, pendingOf } from '#db/migrate.ts'
import { Refusal } from '#db/refusal.ts'
import { install, refuseOtherMode } from '#db/seed/install.ts'
import { checkpoint } from '#db/upkeep.ts'
import type { Mode } from '#domain/operations/installation.ts'
import { hashPasswordSync } from '../auth/passwords.ts'
import type { Config } from '../config.ts'
import { migrationsOfProgram } from '../program-files.ts'

const modeOf = ({ demo }: Pick<Config, 'demo'>): Mode => (demo ? 'demo' : 'production')

export const uploadsIn = (dataFolder: string) => join(dataFolder, 'uploads')

/** Keeps the data folder for this process alone, and from every other user. Answers how to give it free. */
export function takeFolder(folder: string): () => void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Refusal(
      `The data folder ${folder} cannot be made or written: ${(error as Error).message}. Name one in KUU_DATA that the user of Kuu may write.`,
    )
  }
  keepPrivate(folder)
  return lockDataFolder(folder)
}

/** Opens the database of a folder that was taken: at the newest schema, in its mode, with what it is to begin with. */
export function openData({ dataFolder, demo }: Pick<Config, 'dataFolder' | 'demo'>, now: Date): Db {
  const mode = modeOf({ demo })
  return openFor(dataFolder, (db) => {
    refuseOtherMode(db, mode, dataFolder)
    migrate(db, migrationsOfProgram())
    install(db, { mode, now, hash: hashPasswordSync, store: storeIn(uploadsIn(dataFolder)), folder: dataFolder })
    checkpoint(db)
  })
}

/** Writes a file under its hash into a folder. */
const storeIn = (folder: string) => (hash: string, bytes: Uint8Array) => {
  makeFolder(folder)
  writeWhole(join(folder, hash), (unfinished) => writeFileSync(unfinished, bytes))
}

/** Opens the database beside a server that runs on it, and changes nothing of its schema. */
export const joinData = ({ dataFolder, demo }: Pick<Config, 'dataFolder' | 'demo'>): Db =>
  openFor(dataFolder, (db) => {
    refuseOtherMode(db, modeOf({ demo }), dataFolder)
    if (pendingOf(db.$client, migrationsOfProgram()).length > 0)
      throw new Refusal('The server that runs is older than this program. Restart it first.')
  })

/** Opens a database and makes it ready; closes it again where that is refused. */
function openFor(dataFolder: string, makeReady: (db: Db) => void): Db {
  const db = openDatabase(dataFolder)
  try {
    makeReady(db)
    return db
  } catch (error) {
    db.$client.close()
    throw error
  }
}
