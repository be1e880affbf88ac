import { Refusal } from '#db/refusal.ts'
import { createAdministrator, listOfAdministrators, resetPassword } from './admin.ts'
import { backUp } from './backup.ts'
import { listJobs } from './jobs.ts'
import { migrateData } from './migrate.ts'
import { restore } from './restore.ts'
import { serve } from './serve.ts'
import type { Shell } from './shell.ts'
import { sayVersion } from './version.ts'

type Command = { usage: string; does: string; run: (args: string[], shell: Shell) => void | Promise<void> }

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
  'admin create': {
    usage: 'admin create [--username NAME] [--full-name NAME]',
    does: 'makes an administrator; the password is asked for, piped in, or in KUU_ADMIN_PASSWORD',
    run: createAdministrator,
  },
  'admin list': { usage: 'admin list', does: 'names the administrators', run: listOfAdministrators },
  'admin reset-password': {
    usage: 'admin reset-password NAME [--remove-second-factor]',
    does: 'gives an administrator a new password and ends her sessions',
    run: resetPassword,
  },
  jobs: { usage: 'jobs', does: 'shows what the server does by itself, and when it last did', run: listJobs },
  version: { usage: 'version', does: 'says which version this is', run: sayVersion },
  help: { usage: 'help', does: 'shows this', run: (_, { say }) => say(usage()) },
}

export async function runCommand(args: string[], shell: Shell) {
  const [first = 'serve', second = ''] = args
  const two = `${first} ${second}`
  if (args.some((arg) => arg === '--help' || arg === '-h')) return shell.say(usage())
  if (Object.hasOwn(COMMANDS, two)) return COMMANDS[two]?.run(args.slice(2), shell)
  if (Object.hasOwn(COMMANDS, first)) return COMMANDS[first]?.run(args.slice(1), shell)
  throw new Refusal(`kuu does not know '${args.join(' ')}'.\n\n${usage()}`)
}

function usage() {
  const rows = Object.values(COMMANDS)
  const wide = Math.max(...rows.map(({ usage }) => usage.length))
  return ['Usage: kuu COMMAND', '', ...rows.map(({ usage, does }) => `  ${usage.padEnd(wide)}  ${does}`)].join('\n')
}
