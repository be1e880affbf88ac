import { ensureBuilt } from './build.mjs'
import { ensureInstalled, NODE, runOrExit } from './install.mjs'
import { ensureStrace } from './strace.mjs'

ensureInstalled()
ensureBuilt()
ensureStrace()
runOrExit(NODE, ['scripts/measure/power-cut.ts', ...process.argv.slice(2)])
