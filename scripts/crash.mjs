import { ensureBuilt } from './build.mjs'
import { ensureInstalled, NODE, runOrExit } from './install.mjs'

/** `npm run crash -- [rounds]`: see crash/rounds.mjs, which opens the database and needs the pinned Node. */
ensureInstalled()
ensureBuilt(['server'])
runOrExit(NODE, ['scripts/crash/rounds.mjs', ...process.argv.slice(2)])
