import { ensureBuilt } from './build.mjs'
import { ensureInstalled, NODE, runOrExit } from './install.mjs'

/** `npm run measure:requests -- --before <checkout>`: two builds of the server on the same rows, in turns. */
ensureInstalled()
ensureBuilt(['server'])
runOrExit(NODE, ['--disable-warning=ExperimentalWarning', 'scripts/measure/requests.ts', ...process.argv.slice(2)])
