import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'
import { NODE, ROOT } from '../setup/install.mjs'
import { HEAP_ENV, HEAP_FLAGS } from '../setup/launch.mjs'
import { addressOf, memoryOf } from '../setup/product.mjs'

/**
 * `npm run measure -- start`: how long the server takes on a data folder that is there, until its first page has arrived,
 * from Node and as dist/kuu, the median of 25 starts of each, in turns; and the memory that it takes when it has had nothing
 * to do for ten seconds. The limit (scripts/measure/speed/limit.ts) takes its turn with them, until its first list has arrived: the
 * budgets hold on a machine on which that takes LIMIT_MS, and are longer or shorter elsewhere by as much. Other
 * executables may be named, which then take turns too: `-- dist/kuu.before`.
 */
const ROUNDS = 25
const REST_MS = 10_000
const MAX_IDLE_MB = 85
const LIMIT_MS = 97
const programs = [
  { name: 'from Node', command: [NODE, ...HEAP_FLAGS, join(ROOT, 'dist/server/main.js')], maxMs: 250 },
  { name: 'dist/kuu', command: [join(ROOT, 'dist/kuu')], maxMs: 300 },
  ...process.argv.slice(2).map((path) => ({ name: path, command: [path], maxMs: Number.POSITIVE_INFINITY })),
]
const scratch = mkdtempSync(join(tmpdir(), 'kuu-start-'))
const data = join(scratch, 'data')
const env = { ...HEAP_ENV, PORT: '0', KUU_DATA: data, KUU_LOG: 'error', TMPDIR: scratch }
/** As JavaScript, for Node would first load what reads types. */
const limit = { command: [NODE, join(ROOT, 'dist/limit.mjs'), data], page: '/crops' }
await build({ entryPoints: [join(ROOT, 'scripts/measure/speed/limit.ts')], outfile: limit.command[1], format: 'esm' })
const starts = [...programs, limit]
try {
  const times = starts.map(() => [])
  // The first round makes the data, and brings the files into the memory of the machine.
  for (const each of starts) await start(each)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, each] of starts.entries()) times[at].push(await start(each))
  const limits = times.pop()
  console.info(`the limit: first list after ${medianOf(limits).toFixed(0)} ms`)
  for (const [at, passed] of times.entries()) {
    const { name, maxMs } = programs[at]
    const idleMb = await start(programs[at], memoryAtRest)
    // A round is short: what slows the machine down slows all of it down.
    const ratio = medianOf(passed.map((ms, round) => ms / limits[round]))
    const budget = Number.isFinite(maxMs) ? `, of ${(maxMs / LIMIT_MS).toFixed(2)}` : ''
    console.info(`${name}: first page after ${medianOf(passed).toFixed(0)} ms, ${ratio.toFixed(2)} of the limit${budget}, ${idleMb.toFixed(1)} MB at rest`) // biome-ignore format: one line
    if (ratio > maxMs / LIMIT_MS || idleMb > MAX_IDLE_MB) process.exitCode = 1
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/** The milliseconds until the first page, or what `read` makes of the server that has answered it. */
async function start({ command: [command, ...words], page = '/' }, read) {
  const begun = performance.now()
  const server = spawn(command, [...words, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise((done) => server.once('exit', done))
  try {
    await (await fetch((await addressOf(server)) + page)).text()
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

function medianOf(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}
