import { ensureBuilt } from './build.mjs'
import { ensureInstalled, NODE, runOrExit } from './install.mjs'

/** `npm run bench:sms`: see measure/sms.ts. */
ensureInstalled()
ensureBuilt(['server'])
runOrExit(NODE, ['scripts/measure/sms.ts', ...process.argv.slice(2)])
