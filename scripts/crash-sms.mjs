import { ensureBuilt } from './build.mjs'
import { ensureInstalled, NODE, runOrExit } from './install.mjs'

/** `npm run crash:sms -- [rounds]`: see crash/sms.ts. */
ensureInstalled()
ensureBuilt(['server'])
runOrExit(NODE, ['scripts/crash/sms.ts', ...process.argv.slice(2)])
