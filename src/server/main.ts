import { isSea } from 'node:sea'
import { Refusal } from '#db/refusal.ts'
import { runCommand } from './cli/commands.ts'
import { terminalOn } from './cli/terminal.ts'
import { readConfig } from './config.ts'

// Whatever is written from here on is its owner's alone.
process.umask(0o077)

const shell = {
  config: () => readConfig(process.env),
  givenPassword: process.env.KUU_ADMIN_PASSWORD,
  program: isSea() ? [] : [...process.execArgv, process.argv[1] ?? ''],
  ...terminalOn(process.stdin, process.stdout),
}

// No top-level await: the single executable is CommonJS.
runCommand(process.argv.slice(2), shell).catch((error: unknown) => {
  console.error(isForOperator(error) ? error.message : error)
  process.exit(1)
})

/** What is not a bug: a refusal, or what the machine itself refused, as a full disk. */
function isForOperator(error: unknown): error is Error {
  return error instanceof Refusal || (error instanceof Error && 'syscall' in error)
}
