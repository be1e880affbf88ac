import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join, parse, resolve } from 'node:path'
import { Refusal } from '../refusal.ts'

const STICKY = 0o1000
const FOLDER = 0o700
const FILE = 0o600
/** What Kuu writes into its folder. Anything else there is somebody's own, and is left as it is. */
const OURS = /^(kuu\.(db|lock)|uploads$|backups$|before-restore-|restoring-)/

/** Takes what Kuu keeps away from every other user of the machine: folders 0700, files 0600. */
export function keepPrivate(folder: string) {
  const { mode } = lstatSync(resolve(folder))
  if (mode & STICKY || resolve(folder) === parse(resolve(folder)).root)
    throw new Refusal(`KUU_DATA must be a folder of Kuu's own; ${folder} is one that programs share.`)
  restrict(folder, FOLDER)
  for (const name of readdirSync(folder)) if (OURS.test(name)) restrictAll(join(folder, name))
}

function restrictAll(path: string) {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  restrict(path, found.isDirectory() ? FOLDER : FILE)
  if (found.isDirectory()) for (const name of readdirSync(path)) restrictAll(join(path, name))
}

function restrict(path: string, expected: number) {
  const mode = lstatSync(path).mode & 0o777
  if (mode === expected || lstatSync(path).isSymbolicLink()) return
  try {
    chmodSync(path, expected)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    throw new Refusal(
      `${path} belongs to another user, and others can read it. Give it to the user that runs Kuu: chown -R <user> <folder>.`,
    )
  }
}
