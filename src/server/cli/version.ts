import { releaseOfProgram } from '../program-files.ts'
import { readArguments } from './arguments.ts'
import type { Shell } from './shell.ts'

/** Says which version this is and, in the single executable, from which commit. */
export function sayVersion(args: string[], { say }: Shell) {
  readArguments(args, {})
  const { version, commit } = releaseOfProgram()
  say(`Kuu ${version}${commit ? ` (${commit})` : ''}`)
  return { answer: { version, commit, node: process.versions.node } }
}
