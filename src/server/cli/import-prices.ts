import { createReadStream, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { Refusal } from '#db/refusal.ts'
import { FileRefusal } from '#domain/operations/csv-file.ts'
import { importPrices } from '#services/market/import/import-prices.ts'
import { readArguments } from './arguments.ts'
import { withData } from './data.ts'
import type { Shell } from './shell.ts'

const OPTIONS = { 'dry-run': { type: 'boolean' }, 'take-doubtful': { type: 'boolean' } } as const
/** In the audit: nobody was signed in. */
const AUDIT = { actor: null, action: 'kuu import prices', requestId: 'command-line' }

/** Imports a file of prices, also while the server runs: its writes wait meanwhile. */
export async function importFile(args: string[], { config, say }: Shell) {
  const { values, positionals } = readArguments(args, OPTIONS, { least: 1 })
  const path = resolve(positionals[0] ?? '')
  const size = statSync(path, { throwIfNoEntry: false })?.size
  if (size === undefined) throw new Refusal(`There is no file ${path}.`)
  const isDryRun = values['dry-run'] ?? false
  const report = await withData(config(), (db) =>
    importPrices(
      db,
      { name: basename(path), size, bytes: createReadStream(path) },
      { isDryRun, doubtful: values['take-doubtful'] ? 'take' : 'skip', audit: AUDIT },
      {
        now: () => new Date(),
        pause: () => turn(),
        progress: () => {},
        write: async (work) => work(),
      },
    ),
  ).catch((error: unknown) => {
    throw error instanceof FileRefusal ? new Refusal(error.message, { cause: error }) : error
  })
  say(isDryRun ? 'Nothing was written: this was a dry run.' : `Written: ${report.written} prices.`)
  say(`${report.new} new, ${report.changed} changed, ${report.same} as before, ${report.doubtful} doubtful, ${report.refused} refused.`) // biome-ignore format: one sentence
  for (const { reason, rows } of report.reasons) say(`  ${rows} rows: ${reason}`)
  return { answer: report }
}
