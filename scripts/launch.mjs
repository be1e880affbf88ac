import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { NODE, ROOT } from './install.mjs'

const SERVER = join(ROOT, 'dist/server/main.js')

/** Runs the built program with arguments: in this process if its Node is recent enough, else on the Node from npm. */
export async function launch(args) {
  if (Number(process.versions.node.split('.')[0]) >= 24) {
    process.argv.splice(1, Number.POSITIVE_INFINITY, SERVER, ...args)
    await import(pathToFileURL(SERVER).href)
    return
  }
  const child = spawn(NODE, ['--enable-source-maps', SERVER, ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
