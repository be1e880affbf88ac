import { ensureBuilt } from './build/build.mjs'
import { ensureInstalled, ROOT } from './setup/install.mjs'
import { launch } from './setup/launch.mjs'

/** `npm start`: everything from a fresh clone to a running demo. */
ensureInstalled()
ensureBuilt()
process.chdir(ROOT)
process.env.KUU_DEMO ??= '1'
process.env.KUU_LOG ??= 'warn'
await launch(['serve'])
