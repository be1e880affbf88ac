import { ensureBuilt } from './build.mjs'
import { ensureInstalled, NODE, runOrExit } from './install.mjs'

/** `npm run bench:desk`: how fast the administrators' desk is with 100,000 users and 200,000 prices. */
ensureInstalled()
runOrExit(NODE, ['scripts/measure/desk-lists.ts', ...process.argv.slice(2)])
ensureBuilt(['server'])
runOrExit(NODE, ['scripts/measure/price-import.mjs', ...process.argv.slice(2)])
