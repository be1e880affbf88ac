import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyDatabase, filesNamedIn, reading } from '#db/backup/copy.ts'
import { assertRestorable, noteRestore, putBack, skipChanges } from '#db/backup/put-back.ts'
import { stampOf } from '#db/backup/rotation.ts'
import { makeFolder, sync } from '#db/disk.ts'
import type { Migration } from '#db/migrate.ts'
import { Refusal } from '#db/refusal.ts'
import { bringPhotos, isPhotoName } from './photo-files.ts'
import { readTar } from './tar.ts'

type RestoreTask = { backup: string; dataFolder: string; migrations: Migration[]; now: Date }

export type Restored = {
  photos: number
  missing: string[]
  /** Where what was there before lies now; null where there was nothing. */
  aside: string | null
}

/**
 * Puts a backup into a data folder that was taken: an archive, a database file with its photos beside it, or a folder
 * that holds both. It is unpacked and checked first, and nothing is touched when it is not sound. Nothing is destroyed:
 * the database that was there is set aside, and photos are only added.
 */
export function restoreBackup({ backup, dataFolder, migrations, now }: RestoreTask): Restored {
  const scratch = join(dataFolder, 'restoring-backup')
  // What a restore left that the power ended.
  rmSync(scratch, { recursive: true, force: true })
  makeFolder(scratch)
  try {
    const photoFolders = unpack(backup, scratch)
    const database = join(scratch, 'kuu.db')
    assertRestorable(database, migrations)
    skipChanges(database)
    noteRestore(database, now)
    const ids = filesNamedIn(database)
    const uploads = join(dataFolder, 'uploads')
    // Last from where a photo of this folder may lie already, in the trash.
    let missing = ids
    for (const folder of [...photoFolders, uploads]) missing = bringPhotos(missing, folder, uploads)
    const aside = putBack(database, dataFolder, `before-restore-${stampOf(now)}`)
    return { photos: ids.length - missing.length, missing, aside }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Makes `kuu.db` of a backup in the scratch folder; answers the folders in which its photos may lie. */
function unpack(backup: string, scratch: string): string[] {
  const found = statSync(backup, { throwIfNoEntry: false })
  if (!found) throw new Refusal(`There is no backup ${backup}.`)
  const file = found.isDirectory() ? join(backup, 'kuu.db') : backup
  if (found.isDirectory() && !existsSync(file)) throw new Refusal(`${backup} holds no kuu.db.`)
  if (!found.isDirectory() && !backup.endsWith('.db')) return unpackArchive(backup, scratch)
  reading(file, (db) => copyDatabase(db, join(scratch, 'kuu.db')))
  return [join(dirname(file), 'photos'), join(dirname(file), 'uploads')].filter((folder) => existsSync(folder))
}

function unpackArchive(archive: string, scratch: string) {
  const uploads = join(scratch, 'uploads')
  makeFolder(uploads)
  readTar(archive, ({ name }) => {
    const photo = name.startsWith('uploads/') ? name.slice('uploads/'.length) : ''
    if (name === 'kuu.db') return join(scratch, name)
    return isPhotoName(photo) ? join(uploads, photo) : null
  })
  if (!existsSync(join(scratch, 'kuu.db'))) throw new Refusal(`${archive} holds no kuu.db.`)
  for (const name of readdirSync(uploads)) sync(join(uploads, name))
  return [uploads]
}
