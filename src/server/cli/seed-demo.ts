import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '#db/refusal.ts'
import { openData, takeFolder } from '../boot/data.ts'
import { readArguments } from './arguments.ts'
import type { Shell } from './shell.ts'

/** Fills an empty data folder with the demo; one that holds a database is left as it is. */
export function seedDemoData(args: string[], { config, say }: Shell) {
  readArguments(args, {})
  const { dataFolder } = config()
  if (existsSync(join(dataFolder, 'kuu.db')))
    throw new Refusal(`${dataFolder} holds a database already. Name an empty folder in KUU_DATA.`)
  const release = takeFolder(dataFolder)
  try {
    openData({ dataFolder, demo: true }, new Date()).$client.close()
  } finally {
    release()
  }
  say(`${dataFolder} holds the demo. To look at it: KUU_DEMO=1 KUU_DATA=${dataFolder} kuu serve`)
  return { answer: { dataFolder, demo: true } }
}
