import { ensureInstalled, NODE, runOrExit } from './install.mjs'

ensureInstalled()
runOrExit(NODE, ['scripts/measure/writes.ts'])
