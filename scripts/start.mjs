import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, NODE, ROOT } from './install.mjs'

/** `npm start`: everything from a fresh clone to a running demo. */
ensureInstalled()
ensureBuilt()
process.chdir(ROOT)
process.env.KUU_DEMO ??= '1'
process.env.KUU_LOG ??= 'warn'

const server = join(ROOT, 'dist/server/main.js')
if (Number(process.versions.node.split('.')[0]) >= 24) await import(pathToFileURL(server).href)
else {
  // The first start of a clone began on another Node; the server itself always runs on the pinned one.
  const child = spawn(NODE, ['--enable-source-maps', server], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
