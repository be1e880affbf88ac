import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Plain JavaScript: before the first install it runs on any installed Node (20 or newer). */
export const ROOT = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')

/** Node 24, installed by the npm package `node`. */
export const NODE = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Runs a command in the project with Node 24 first in PATH; its output goes to the terminal. */
export function run(command, args, { env = {} } = {}) {
  const path = `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  })
  if (error) throw error
  return status ?? 1
}

export function runOrExit(command, args, options) {
  const status = run(command, args, options)
  if (status !== 0) process.exit(status)
}

/**
 * Installs the packages of the lockfile if it has changed. Install scripts are off except that of `node`, which
 * downloads the runtime: better-sqlite3 ships its binaries and would look for a compiler.
 */
export function ensureInstalled() {
  const stamp = join(ROOT, 'node_modules/.kuu-installed')
  const lockHash = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && existsSync(NODE) && readFileSync(stamp, 'utf8') === lockHash) return
  console.info('Installing what the lockfile names …')
  runOrExit('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  runOrExit('npm', ['rebuild', 'node', '--loglevel=error'])
  writeFileSync(stamp, lockHash)
}
