import { ensureBuilt } from './build.mjs'
import { ensureInstalled, NODE, runOrExit } from './install.mjs'

/** `npm run crash:payments -- [rounds]`: see crash/payments.ts. */
ensureInstalled()
ensureBuilt(['server'])
runOrExit(NODE, ['scripts/crash/payments.ts', ...process.argv.slice(2)])
