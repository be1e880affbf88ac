import { ensureBuilt } from './build.mjs'
import { ensureInstalled, NODE, runOrExit } from './install.mjs'

ensureInstalled()
ensureBuilt()
runOrExit(NODE, ['scripts/measure/fuzz.ts', ...process.argv.slice(2)])
