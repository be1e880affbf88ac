import { ensureInstalled, NODE, runOrExit } from './install.mjs'

ensureInstalled()
runOrExit(NODE, ['scripts/words/generated.ts'])
