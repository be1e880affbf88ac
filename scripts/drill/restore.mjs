import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { NODE, ROOT, run } from '../setup/install.mjs'

/**
 * `npm run drill -- restore [backup]`: restores a backup, by default the last one of KUU_DATA, into an empty folder, starts the
 * product on it, and prints how long that took and whether its photos are there. The installation itself is only read.
 */
const dataFolder = resolve(ROOT, process.env.KUU_DATA?.trim() || 'data')
const [backup] = process.argv.slice(2)
const scratch = mkdtempSync(join(tmpdir(), 'kuu-drill-'))
try {
  const requested = backup ? resolve(process.env.INIT_CWD ?? '.', backup) : ''
  process.exitCode = run(NODE, ['scripts/drill/restored.mjs', dataFolder, join(scratch, 'data'), requested])
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
