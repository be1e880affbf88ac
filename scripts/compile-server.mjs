import { execFileSync } from 'node:child_process'
import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT } from './install.mjs'

/** Loads the bundled server once: it leaves beside itself what is compiled of it at every start (src/server/begin.ts). */
execFileSync(NODE, [join(ROOT, 'dist/server/main.js'), 'help'], { stdio: 'ignore' })

// Kuu writes for its own user alone. This is a part of the program, which another user may run.
const compiled = join(ROOT, 'dist/server/compiled')
for (const name of ['', ...readdirSync(compiled, { recursive: true })]) {
  const path = join(compiled, name)
  chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
}
