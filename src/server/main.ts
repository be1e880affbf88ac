import { isSea } from 'node:sea'
import { Refusal } from '#db/refusal.ts'
import { compileAgain } from './boot/heap.ts'
import { UsageRefusal } from './cli/arguments.ts'
import { asJson, runCommand } from './cli/commands.ts'
import { terminalOn } from './cli/terminal.ts'
import { readConfig } from './config.ts'

/** A server compiles later (see serve.ts). */
const STARTS = [undefined, 'serve']

// Whatever is written from here on is its owner's alone.
process.umask(0o077)

const shell = {
  config: () => readConfig(process.env),
  givenPassword: process.env.KUU_ADMIN_PASSWORD,
  program: isSea() ? [] : [...process.execArgv, process.argv[1] ?? ''],
  ...terminalOn(process.stdin, process.stdout),
}

const args = process.argv.slice(2)
if (!STARTS.includes(args[0])) compileAgain()

// No top-level await: the single executable is CommonJS.
runCommand(args, shell).then(
  (status) => {
    process.exitCode = status
  },
  (error: unknown) => {
    if (args.includes('--json') && isForOperator(error)) shell.say(asJson(error))
    else console.error(isForOperator(error) ? error.message : error)
    process.exit(error instanceof UsageRefusal ? 2 : 1)
  },
)

/** What is not a bug: a refusal, or what the machine itself refused, as a full disk. */
function isForOperator(error: unknown): error is Error {
  return error instanceof Refusal || (error instanceof Error && 'syscall' in error)
}
