import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { NODE, ROOT } from './install.mjs'
import { HEAP_ENV, HEAP_FLAGS } from './launch.mjs'
import { addressOf, memoryOf } from './product.mjs'

/**
 * `npm run measure:start`: how long the server takes on a data folder that is there, until its first page has arrived,
 * from Node and as dist/kuu, the median of 15 starts of each, in turns; and the memory that it takes when it has had nothing
 * to do for ten seconds. The same start with node:http and SQLite alone takes its turn with them: the budgets hold on a
 * machine on which that takes PLAIN_MS, and are longer or shorter elsewhere by as much. Other executables may be named,
 * which then take turns too: `-- dist/kuu.before`.
 */
const ROUNDS = 15
const REST_MS = 10_000
const MAX_IDLE_MB = 85
const PLAIN_MS = 97
const plain = { name: 'node:http and SQLite alone', command: [NODE, join(ROOT, 'scripts/measure/plain-start.mjs')] }
const programs = [
  { name: 'from Node', command: [NODE, ...HEAP_FLAGS, join(ROOT, 'dist/server/main.js')], maxMs: 250 },
  { name: 'dist/kuu', command: [join(ROOT, 'dist/kuu')], maxMs: 300 },
  ...process.argv.slice(2).map((path) => ({ name: path, command: [path], maxMs: Number.POSITIVE_INFINITY })),
  plain,
]
const scratch = mkdtempSync(join(tmpdir(), 'kuu-start-'))
const env = { ...HEAP_ENV, PORT: '0', KUU_DATA: join(scratch, 'data'), KUU_LOG: 'error', TMPDIR: scratch }
try {
  const times = programs.map(() => [])
  // The first round makes the data, and brings the files into the memory of the machine.
  for (const { command } of programs) await start(command)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, { command }] of programs.entries()) times[at].push(await start(command))
  const medians = times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)])
  const plainMs = medians.pop()
  console.info(`${plain.name}: first page after ${plainMs.toFixed(0)} ms`)
  for (const [at, median] of medians.entries()) {
    const { name, command, maxMs } = programs[at]
    const idleMb = await start(command, memoryAtRest)
    const times = median / plainMs
    const budget = Number.isFinite(maxMs) ? `, of ${(maxMs / PLAIN_MS).toFixed(2)}` : ''
    console.info(`${name}: first page after ${median.toFixed(0)} ms, ${times.toFixed(2)} times as long${budget}, ${idleMb.toFixed(1)} MB at rest`) // biome-ignore format: one line
    if (times > maxMs / PLAIN_MS || idleMb > MAX_IDLE_MB) process.exitCode = 1
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/** The milliseconds until the first page, or what `read` makes of the server that has answered it. */
async function start([command, ...words], read) {
  const begun = performance.now()
  const server = spawn(command, [...words, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise((done) => server.once('exit', done))
  try {
    await (await fetch(await addressOf(server))).text()
    const passed = performance.now() - begun
    return read ? await read(server) : passed
  } finally {
    server.kill('SIGTERM')
    await gone
  }
}

async function memoryAtRest({ pid }) {
  await sleep(REST_MS)
  return memoryOf(pid)
}
