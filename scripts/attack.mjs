import { ensureBuilt } from './build.mjs'
import { ensureInstalled, NODE, runOrExit } from './install.mjs'

/** `npm run attack -- --writes 500 --seed 1`: see attack/attack.ts. */
ensureInstalled()
ensureBuilt(['server'])
runOrExit(NODE, ['--disable-warning=ExperimentalWarning', 'scripts/attack/attack.ts', ...process.argv.slice(2)])
