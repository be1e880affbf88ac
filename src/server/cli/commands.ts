import { createAdministrator, listOfAdministrators, resetAdminPassword, resetUserPassword } from './admin.ts'
import { UsageRefusal } from './arguments.ts'
import { backUp } from './backup.ts'
import { completion } from './completion.ts'
import { doctor } from './doctor.ts'
import { exportData } from './export.ts'
import { importFile } from './import-prices.ts'
import { listJobs } from './jobs.ts'
import { migrateData } from './migrate.ts'
import { restore } from './restore.ts'
import { rollBack } from './rollback.ts'
import { seedDemoData } from './seed-demo.ts'
import { serve } from './serve.ts'
import type { Command, Shell } from './shell.ts'
import { sayVersion } from './version.ts'

/** The commands of `kuu`; a name of two words is one command. Without a command it serves. */
const COMMANDS: Record<string, Command> = {
  serve: { usage: 'serve', does: 'serves until Ctrl-C; the same without a word', run: serve },
  migrate: { usage: 'migrate', does: 'brings the database to this version, after a backup', run: migrateData },
  backup: {
    usage: 'backup [FILE.tar]',
    does: 'writes database and photos into one file; without a file the backup of the day',
    run: backUp,
  },
  restore: {
    usage: 'restore FILE',
    does: 'puts a backup back (a .tar, a .db, or a folder); what was there is set aside',
    run: restore,
  },
  rollback: {
    usage: 'rollback [--yes]',
    does: 'goes back to the backup before the last migration, and to the program kept beside this one as kuu.old',
    run: rollBack,
  },
  doctor: {
    usage: 'doctor',
    does: 'looks at the whole installation, and says what to do for each thing that is wrong',
    run: doctor,
  },
  'import prices': {
    usage: 'import prices FILE.csv [--dry-run] [--take-doubtful]',
    does: 'imports a food-price file of the World Food Programme; all of it or nothing',
    run: importFile,
  },
  export: {
    usage: 'export FOLDER',
    does: 'writes all data as CSV and JSON with their schema, and the files; passwords and keys are left out',
    run: exportData,
  },
  'admin create': {
    usage: 'admin create [--username NAME] [--full-name NAME]',
    does: 'makes an administrator; the password is asked for, piped in, or in KUU_ADMIN_PASSWORD',
    run: createAdministrator,
  },
  'admin list': { usage: 'admin list', does: 'names the administrators', run: listOfAdministrators },
  'admin reset-password': {
    usage: 'admin reset-password NAME [--remove-second-factor]',
    does: 'gives an administrator a new password and ends all sessions of the account',
    run: resetAdminPassword,
  },
  'user reset-password': {
    usage: 'user reset-password NAME [--remove-second-factor]',
    does: 'gives anybody a new password and ends all sessions of the account',
    run: resetUserPassword,
  },
  jobs: { usage: 'jobs', does: 'shows what the server does by itself, and when it last did', run: listJobs },
  'seed-demo': { usage: 'seed-demo', does: 'fills an empty data folder with the demo', run: seedDemoData },
  version: { usage: 'version', does: 'says which version this is', run: sayVersion },
  completion: {
    usage: 'completion bash|zsh|fish',
    does: 'prints the completion of commands for a shell',
    run: (args, shell) => completion(args, shell, COMMANDS),
  },
  help: { usage: 'help', does: 'shows this', run: sayUsage },
}

/**
 * Runs a command; answers the status with which the program ends. With `--json` the answer is one object instead of
 * sentences, and nothing is asked on the terminal.
 */
export async function runCommand(args: string[], shell: Shell): Promise<number> {
  const given = args.filter((arg) => arg !== '--json')
  const { command, rest } = commandOf(given)
  if (given.some((arg) => arg === '--help' || arg === '-h')) {
    shell.say(command ? usageOf(command) : usage())
    return 0
  }
  if (!command) throw new UsageRefusal(`kuu does not know '${given.join(' ')}'.\n\n${usage()}`)
  if (given.length === args.length) return (await command.run(rest, shell)).status ?? 0
  const said: string[] = []
  const silent = { ...shell, say: (line: string) => void said.push(line), ask: undefined, askHidden: undefined }
  const outcome = await command.run(rest, silent)
  shell.say(JSON.stringify(outcome.answer ?? { said }, null, 2))
  return outcome.status ?? 0
}

function commandOf(args: string[]): { command: Command | undefined; rest: string[] } {
  const words = args.filter((arg) => arg !== '--help' && arg !== '-h')
  const [first = args.length === 0 ? 'serve' : '', second = ''] = words
  const two = `${first} ${second}`
  const name = [two, first].find((each) => Object.hasOwn(COMMANDS, each))
  return { command: name ? COMMANDS[name] : undefined, rest: words.slice(name === two ? 2 : 1) }
}

/** What went wrong, as a program reads it. */
export const asJson = (error: Error) => JSON.stringify({ error: error.message })

function sayUsage(_: string[], { say }: Shell) {
  say(usage())
  return {}
}

function usage() {
  const rows = Object.values(COMMANDS)
  const wide = Math.max(...rows.map(({ usage }) => usage.length))
  const list = rows.map(({ usage, does }) => `  ${usage.padEnd(wide)}  ${does}`)
  return ['Usage: kuu COMMAND', '', ...list, '', ...COMMON].join('\n')
}

const usageOf = ({ usage, does }: Command) => [`Usage: kuu ${usage}`, '', `  ${does}`, '', ...COMMON].join('\n')

const COMMON = [
  '--help shows how a command is used; --json answers for programs.',
  'Status: 0 done, 1 refused or failed, 2 not understood, 3 done, and the doctor found something wrong.',
]
