import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/install.mjs'
import { keepCompiled } from './keep-compiled.mjs'

/** Leaves beside the bundled server what a start compiles of it. */
const compiled = join(ROOT, 'dist/server/kuu.code')
keepCompiled(join(ROOT, 'dist/server/main.js'), compiled)
// Kuu writes for its own user alone. This is a part of the program, which another user may run.
chmodSync(compiled, 0o644)
