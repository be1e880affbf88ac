import { resolve } from 'node:path'
import { openExisting } from '#db/data-folder/database.ts'
import { writeArchive } from '../backup/archive.ts'
import { backUpToday } from '../backup/daily.ts'
import { uploadsIn } from '../boot/data.ts'
import { readArguments } from './arguments.ts'
import { photos, type Shell } from './shell.ts'

/** Writes a backup, also while the server runs. */
export function backUp(args: string[], { config, say }: Shell) {
  const { positionals } = readArguments(args, {}, { most: 1 })
  const { dataFolder } = config()
  const [file] = positionals
  const db = openExisting(dataFolder)
  try {
    const written = file
      ? writeArchive(db, uploadsIn(dataFolder), resolve(file))
      : backUpToday({ db, dataFolder, now: new Date() })
    say(`Written and checked: ${written.file}, with ${photos(written.photos)}.`)
    if (written.missing.length > 0)
      say(`The database names ${photos(written.missing.length)} more, not to be found on the disk.`)
    return { answer: { file: written.file, files: written.photos, missing: written.missing } }
  } finally {
    db.$client.close()
  }
}
