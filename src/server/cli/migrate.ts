import { openData, takeFolder } from '../boot/data.ts'
import { readArguments } from './arguments.ts'
import type { Shell } from './shell.ts'

export function migrateData(args: string[], { config, say }: Shell) {
  readArguments(args, {})
  const installation = config()
  const release = takeFolder(installation.dataFolder)
  openData(installation, new Date()).$client.close()
  release()
  say(`The database in ${installation.dataFolder} is at the schema of this version.`)
  return { answer: { dataFolder: installation.dataFolder } }
}
