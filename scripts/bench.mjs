import { ensureBuilt } from './build.mjs'
import { ensureInstalled, NODE, runOrExit } from './install.mjs'

/**
 * `npm run bench`: how fast the server is with the rows of a country, against the limit of the same machine in the same
 * run. `-- --rows small` makes a tenth of the rows, `-- --only crops` measures what has this in its name.
 */
ensureInstalled()
ensureBuilt(['server'])
runOrExit(NODE, ['--disable-warning=ExperimentalWarning', 'scripts/bench/bench.ts', ...process.argv.slice(2)])
