import { resolve } from 'node:path'
import { restoreBackup } from '../backup/restore.ts'
import { takeFolder } from '../boot/data.ts'
import { migrationsOfProgram } from '../program-files.ts'
import { readArguments } from './arguments.ts'
import { photos, type Shell } from './shell.ts'

/** Puts a backup back. Refused while a server runs on the folder. */
export function restore(args: string[], { config, say }: Shell) {
  const { positionals } = readArguments(args, {}, { least: 1 })
  const { dataFolder } = config()
  const release = takeFolder(dataFolder)
  try {
    const backup = resolve(positionals[0] ?? '')
    const restored = restoreBackup({ backup, dataFolder, migrations: migrationsOfProgram(), now: new Date() })
    say(`Restored into ${dataFolder}, with ${photos(restored.photos)}.`)
    if (restored.missing.length > 0) say(`Neither in the backup nor in the folder: ${photos(restored.missing.length)}.`)
    if (restored.aside) say(`What was there before lies in ${restored.aside}.`)
    return { answer: { dataFolder, files: restored.photos, missing: restored.missing, aside: restored.aside } }
  } finally {
    release()
  }
}
