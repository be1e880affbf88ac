import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NODE, ROOT } from '../setup/install.mjs'
import { HEAP_FLAGS } from '../setup/launch.mjs'

/** Keeps in `out` what a start compiles (see compile-start.mjs). The first start makes the data of the second. */
export function keepCompiled(start, out, ...configuration) {
  const scratch = mkdtempSync(join(tmpdir(), 'kuu-compiled-'))
  const env = { PATH: process.env.PATH, TMPDIR: scratch, PORT: '0', KUU_DATA: join(scratch, 'data'), KUU_LOG: 'error' }
  const command = [...HEAP_FLAGS, join(ROOT, 'scripts/build/compile-start.mjs'), start, out, ...configuration]
  try {
    for (const _ of ['makes the data', 'finds them']) execFileSync(NODE, command, { env, stdio: 'inherit' })
  } finally {
    rmSync(scratch, { recursive: true })
  }
}
