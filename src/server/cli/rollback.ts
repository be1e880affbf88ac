import { existsSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSea } from 'node:sea'
import { newestBefore } from '#db/backup/rotation.ts'
import { Refusal } from '#db/refusal.ts'
import { restoreBackup } from '../backup/restore.ts'
import { takeFolder } from '../boot/data.ts'
import { migrationsOfProgram } from '../program-files.ts'
import { readArguments } from './arguments.ts'
import type { Shell } from './shell.ts'

/**
 * Undoes an upgrade: puts back the backup that was made before the last migration, and in the place of this executable
 * the one that was kept beside it. What was written since the upgrade is set aside with the newer database.
 */
export async function rollBack(args: string[], shell: Shell) {
  const { values } = readArguments(args, { yes: { type: 'boolean' } })
  const { dataFolder } = shell.config()
  const folder = join(dataFolder, 'backups')
  const found = existsSync(folder) ? newestBefore(readdirSync(folder)) : undefined
  if (!found) throw new Refusal('There is no backup from before a migration: nothing to go back to.')
  if (!values.yes) await confirm(shell, `What was written since ${found.at} will be set aside. Go back? (yes) `)
  const release = takeFolder(dataFolder)
  try {
    const backup = join(folder, found.file)
    const { aside } = restoreBackup({ backup, dataFolder, migrations: migrationsOfProgram(), now: new Date() })
    shell.say(`${dataFolder} is as it was at ${found.at}. What was written since lies in ${aside}.`)
    const program = exchangeProgram(process.execPath)
    shell.say(program ? `${process.execPath} is the program of before. The newer one is ${program}.` : BY_HAND)
    return { answer: { dataFolder, at: found.at, aside, program } }
  } finally {
    release()
  }
}

const BY_HAND = 'Start it with the program of before: this one would bring the database to its own schema again.'

/** Puts `kuu.old` in the place of the executable; answers where the newer one lies, or null where there is no older. */
function exchangeProgram(executable: string) {
  const old = join(dirname(executable), 'kuu.old')
  if (!isSea() || !existsSync(old)) return null
  const newer = join(dirname(executable), 'kuu.new')
  renameSync(executable, newer)
  renameSync(old, executable)
  return newer
}

async function confirm({ ask }: Shell, question: string) {
  if (!ask) throw new Refusal('There is no terminal to ask on: give --yes.')
  if ((await ask(question)).trim().toLowerCase() !== 'yes') throw new Refusal('Nothing was changed.')
}
