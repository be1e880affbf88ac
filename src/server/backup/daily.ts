import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { copyDatabase, filesNamedIn } from '#db/backup/copy.ts'
import { dailyName, outdatedBackups } from '#db/backup/rotation.ts'
import type { Db } from '#db/client.ts'
import { makeFolder, unfinishedName } from '#db/disk.ts'
import { bringPhotos, dropPhotos } from './photo-files.ts'

type BackupTask = { db: Db; dataFolder: string; now: Date }

/** What was written, and the photos that the database names and the disk does not have. */
export type WrittenBackup = { file: string; photos: number; missing: string[] }

/**
 * Writes the backup of the day into `backups/`: the database as a file of its own, and its photos into
 * `backups/photos/`, which all backups share. Then what is outdated goes.
 */
export function backUpToday({ db, dataFolder, now }: BackupTask): WrittenBackup {
  const folder = join(dataFolder, 'backups')
  makeFolder(folder)
  const file = join(folder, dailyName(now))
  copyDatabase(db.$client, file)
  const ids = filesNamedIn(file)
  const missing = bringPhotos(ids, join(dataFolder, 'uploads'), join(folder, 'photos'))
  rotate(folder, now)
  return { file, photos: ids.length - missing.length, missing }
}

function rotate(folder: string, now: Date) {
  for (const file of outdatedBackups(readdirSync(folder))) rmSync(join(folder, file))
  for (const file of brokenOff(folder, now)) rmSync(join(folder, file), { force: true })
  const backups = readdirSync(folder).filter((file) => file.endsWith('.db'))
  // Throws where a backup cannot be read: no photo is removed that an unreadable backup may name.
  dropPhotos(join(folder, 'photos'), new Set(backups.flatMap((file) => filesNamedIn(join(folder, file)))))
}

const DAY_MS = 86_400_000

/** What was being written when the power went, a day ago or more. */
const brokenOff = (folder: string, now: Date) =>
  readdirSync(folder).filter((file) => {
    const found = statSync(join(folder, file), { throwIfNoEntry: false })
    return file.includes(unfinishedName('.db')) && found && found.mtimeMs < now.getTime() - DAY_MS
  })
