import { ensureBuilt } from './build.mjs'
import { ensureInstalled, NODE, runOrExit } from './install.mjs'

/** `npm run bench:readers`: how much a second process that answers questions gives, and what it costs a write. */
ensureInstalled()
ensureBuilt(['server'])
runOrExit(NODE, ['--disable-warning=ExperimentalWarning', 'scripts/bench/readers.ts'])
