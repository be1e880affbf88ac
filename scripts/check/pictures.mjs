import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../build/build.mjs'
import { needChromium } from '../setup/chromium.mjs'
import { ensureInstalled, NODE, ROOT, run } from '../setup/install.mjs'

/**
 * `npm run pictures`: every screen, sheet and tab in every width, text size, language and colour scheme: what is wrong
 * with it, and a sheet of pictures of each, into the folder `pictures`. `npm run pictures -- finance`: those of this name.
 */
ensureInstalled()
ensureBuilt()
const names = process.argv.slice(2)
if (names.length === 0) rmSync(join(ROOT, 'pictures'), { recursive: true, force: true })
const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js')
const status = run(
  NODE,
  [playwright, 'test', '-c', 'tests/pictures', ...(names.length > 0 ? ['-g', names.join('|')] : [])],
  { env: { KUU_CHROMIUM: needChromium() } },
)
console.info(`The pictures are in ${join(ROOT, 'pictures')}`)
process.exit(status)
