import { Refusal } from '#db/refusal.ts'
import { runCommand } from './cli/commands.ts'
import { terminalOn } from './cli/terminal.ts'
import { readConfig } from './config.ts'

// Whatever is written from here on is its owner's alone.
process.umask(0o077)

try {
  await runCommand(process.argv.slice(2), {
    config: () => readConfig(process.env),
    givenPassword: process.env.KUU_ADMIN_PASSWORD,
    program: [...process.execArgv, process.argv[1] ?? ''],
    ...terminalOn(process.stdin, process.stdout),
  })
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
