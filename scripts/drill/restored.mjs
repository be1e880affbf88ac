import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { NODE, ROOT } from '../setup/install.mjs'
import { addressOf } from '../setup/product.mjs'

const MAX_MS = 60_000
const SERVER = join(ROOT, 'dist/server/main.js')
const [dataFolder, fresh, requested] = process.argv.slice(2)
const backup = requested || lastOf(join(dataFolder, 'backups'))

const begun = performance.now()
const env = { PATH: process.env.PATH, KUU_DATA: fresh, PORT: '0', KUU_LOG: 'error' }
const restored = spawnSync(NODE, [SERVER, 'restore', backup], { env, encoding: 'utf8' })
if (restored.status !== 0) fail(restored.stderr)
process.stdout.write(restored.stdout)
const server = spawn(NODE, [SERVER, 'serve'], {
  env: { ...env, KUU_DEMO: isDemo() ? '1' : '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const gone = new Promise((done) => server.once('exit', done))
try {
  const { status, version } = await (await fetch(`${await addressOf(server)}/api/health`)).json()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const { named, missing } = photos()
  console.info(
    `${backup}: ${status} (Kuu ${version}) after ${seconds} s, ${named - missing} of ${named} photos are there`,
  )
  process.exitCode = status === 'ok' && missing === 0 && performance.now() - begun < MAX_MS ? 0 : 1
} finally {
  server.kill('SIGTERM')
  await gone
}

function lastOf(folder) {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.db')) : []
  const [last] = files.map((name) => join(folder, name)).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  return last ?? fail(`There is no backup in ${folder}. Make one: npx kuu backup`)
}

function isDemo() {
  return queryDatabase((db) => db.prepare("select value from settings where name = 'installation.mode'").pluck().get()) === '"demo"' // biome-ignore format: one question
}

function photos() {
  const ids = queryDatabase((db) => db.prepare('select id from photos').pluck().all())
  return { named: ids.length, missing: ids.filter((id) => !existsSync(join(fresh, 'uploads', id))).length }
}

function queryDatabase(work) {
  const db = new Database(join(fresh, 'kuu.db'), { readonly: true })
  try {
    return work(db)
  } finally {
    db.close()
  }
}

function fail(reason) {
  console.error(reason.trim())
  process.exit(1)
}
