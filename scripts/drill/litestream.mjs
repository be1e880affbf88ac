import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from '../measure/home-batch.mjs'
import { ROOT } from '../setup/install.mjs'
import { CrashedServer } from './crash/server.mjs'
import { ask, json } from './crash/writers.mjs'

/**
 * Tries the copy that Litestream keeps, with the configuration of docs/operations: writes go on while it copies, then
 * the server and Litestream are killed and the machine is lost. The copy is restored into an empty folder; what was
 * acknowledged a sync before the last one must be there, and `kuu doctor` must find the database sound.
 */
const PACKAGE = '@flydotio/litestream@1.0.1'
const WRITE_MS = 8_000
/** A sync each second, and as long again for a machine that is busy. */
const SYNC_MS = 2_000

const scratch = mkdtempSync(join(tmpdir(), 'kuu-litestream-'))
const [data, copy, restored] = ['data', 'copy', 'restored'].map((name) => join(scratch, name))
const port = await freePort()
let server
let litestream
try {
  const binary = fetched()
  const configuration = join(scratch, 'litestream.yml')
  writeFileSync(configuration, configured())
  server = new CrashedServer(data)
  server.env.KUU_LITESTREAM = `http://127.0.0.1:${port}/metrics`
  await server.start()
  litestream = spawn(binary, ['replicate', '-config', configuration], { stdio: 'ignore' })
  const session = await signIn(server.url, 'auth.enterDemo', { role: 'farmer' })
  const { acknowledged, lags } = await writeFor(session)
  const killedAt = Date.now()
  const gone = new Promise((done) => litestream.once('exit', done))
  litestream.kill('SIGKILL')
  await Promise.all([gone, server.kill()])
  rmSync(data, { recursive: true })

  mkdirSync(restored, { mode: 0o700 })
  const { status, stderr } = spawnSync(binary, ['restore', '-config', configuration, '-o', join(restored, 'kuu.db'), join(data, 'kuu.db')], { encoding: 'utf8' }) // biome-ignore format: one command
  if (status !== 0) throw new Error(`litestream restore ended with ${status}: ${stderr}`)
  server = new CrashedServer(restored)
  await server.start()
  const kept = new Set((await json(server.url, `/api/farmers/${session.user.id}/crops`, session)).map(({ notes }) => notes)) // biome-ignore format: one question
  const due = acknowledged.filter(({ at }) => at < killedAt - SYNC_MS)
  const lost = due.filter(({ words }) => !kept.has(words))
  const later = acknowledged.filter(({ at, words }) => at >= killedAt - SYNC_MS && kept.has(words))
  const database = server
    .command('doctor')
    .stdout.split('\n')
    .find((line) => line.includes('database'))
  console.info(`acknowledged ${acknowledged.length}; of ${due.length} from before the last sync lost ${lost.length}; of the ${acknowledged.length - due.length} after it ${later.length} are there`) // biome-ignore format: one line
  console.info(
    `lag in /api/health while it copied: ${Math.min(...lags)} to ${Math.max(...lags)} s; ${database?.trim()}`,
  )
  process.exitCode = lost.length > 0 || due.length === 0 || !database?.includes('sound') ? 1 : 0
} finally {
  await server?.kill()
  if (litestream?.exitCode === null) litestream.kill('SIGKILL')
  rmSync(scratch, { recursive: true, force: true })
}

/** The program of Litestream, from npm into the scratch folder. */
function fetched() {
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', scratch, PACKAGE], { encoding: 'utf8' }) // biome-ignore format: one command
  if (status !== 0) throw new Error(`npm could not fetch ${PACKAGE}: ${stderr}`)
  return join(scratch, `node_modules/@flydotio/litestream-${process.platform}-${process.arch}/litestream`)
}

/** The configuration of the page, on the paths and the port of this try. */
function configured() {
  return readFileSync(join(ROOT, 'docs/operations/litestream.yml'), 'utf8')
    .replace('/var/lib/kuu/kuu.db', join(data, 'kuu.db'))
    .replace('/srv/kuu-copy', copy)
    .replace('127.0.0.1:9090"', `127.0.0.1:${port}"`)
}

/** Adds crops one after another, and notes when each was acknowledged; asks for the lag now and then. */
async function writeFor({ token, user }) {
  const [{ id: cropId }] = await json(server.url, '/api/crops', { token })
  const acknowledged = []
  const lags = []
  const until = Date.now() + WRITE_MS
  while (Date.now() < until) {
    const words = `crop ${acknowledged.length}`
    const answer = await ask(server.url, `/api/farmers/${user.id}/crops`, { token, method: 'POST', body: { cropId, areaSize: 1, notes: words } }) // biome-ignore format: one write
    if (!answer.ok) throw new Error(`A crop was answered ${answer.status}`)
    acknowledged.push({ words, at: Date.now() })
    const { replica } = await json(server.url, '/api/health', {})
    if (replica?.lagSeconds !== null) lags.push(replica.lagSeconds)
    await new Promise((done) => setTimeout(done, 40))
  }
  return { acknowledged, lags }
}

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address()
      probe.close(() => found(free))
    })
  })
}
