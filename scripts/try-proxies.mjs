import { ensureBuilt } from './build.mjs'
import { ensureInstalled, NODE, runOrExit } from './install.mjs'

/** `npm run try:proxies`: see drill/proxies.mjs. */
ensureInstalled()
ensureBuilt()
runOrExit(NODE, ['scripts/drill/proxies.mjs'])
