import { backUpInProcess } from '../backup/backup-process.ts'
import { serveInstallation } from '../serve.ts'
import { readArguments } from './arguments.ts'
import type { Shell } from './shell.ts'

export async function serve(args: string[], { config, program }: Shell) {
  readArguments(args, {})
  await serveInstallation(config(), backUpInProcess(program), program)
  return {}
}
