import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'

/** `npm run build:all`: installs what the lockfile names and builds, so that a server can be started that may not. */
ensureInstalled()
ensureBuilt()
