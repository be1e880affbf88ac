import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { needChromium } from './chromium.mjs'
import { ensureInstalled, NODE, ROOT, run } from './install.mjs'

/** `npm run pictures`: screenshots of every screen, on a phone and on a desktop, light and dark. */
ensureInstalled()
ensureBuilt()
rmSync(join(ROOT, 'pictures'), { recursive: true, force: true })
const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js')
const status = run(NODE, [playwright, 'test', '-c', 'tests/pictures'], { env: { KUU_CHROMIUM: needChromium() } })
console.info(`The pictures are in ${join(ROOT, 'pictures')}`)
process.exit(status)
