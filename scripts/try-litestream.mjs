import { ensureBuilt } from './build.mjs'
import { ensureInstalled, NODE, runOrExit } from './install.mjs'

/** `npm run try:litestream`: see drill/litestream.mjs. Litestream is fetched on demand; nothing else needs it. */
ensureInstalled()
ensureBuilt(['server'])
runOrExit(NODE, ['scripts/drill/litestream.mjs'])
