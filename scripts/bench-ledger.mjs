import { ensureInstalled, NODE, runOrExit } from './install.mjs'

/** `npm run bench:ledger`: see measure/ledger.ts. */
ensureInstalled()
runOrExit(NODE, ['scripts/measure/ledger.ts', ...process.argv.slice(2)])
