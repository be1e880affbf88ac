import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { NODE, ROOT } from '../setup/install.mjs'
import { HEAP_ENV, HEAP_FLAGS } from '../setup/launch.mjs'
import { addressOf, memoryOf } from '../setup/product.mjs'

/**
 * `npm run measure -- start [checkout that was built]`: how long the server takes on a data folder that is there, until
 * its first page has arrived, from Node and as dist/kuu, and the memory that it takes when it has had nothing to do for
 * ten seconds. Another checkout takes turns with them: a start may take a tenth longer than its start.
 */
const ROUNDS = 25
const REST_MS = 10_000
const MAX_IDLE_MB = 90
const MAX_RATIO = 1.1
const [before] = process.argv.slice(2)
const fromNode = (root) => [NODE, ...HEAP_FLAGS, join(root, 'dist/server/main.js')]
const executable = join(ROOT, 'dist/kuu')
const programs = [
  ...(before ? [{ name: 'before, from Node', command: fromNode(before) }] : []),
  { name: 'from Node', command: fromNode(ROOT), isBounded: true },
  ...(existsSync(executable) ? [{ name: 'dist/kuu', command: [executable] }] : []),
]
const scratch = mkdtempSync(join(tmpdir(), 'kuu-start-'))
try {
  // The first round makes the data, and brings the files into the memory of the machine.
  const times = programs.map(() => [])
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [at, program] of programs.entries()) {
      const ms = await start(program)
      if (round > 0) times[at].push(ms)
    }
  for (const [at, { name, isBounded }] of programs.entries()) {
    const idleMb = await start(programs[at], memoryAtRest)
    // A round is short: what slows the machine down slows all of it down.
    const ratio = medianOf(times[at].map((ms, round) => ms / times[0][round]))
    console.info(`${name}: first page after ${medianOf(times[at]).toFixed(0)} ms, ${ratio.toFixed(2)} of the first; ${idleMb.toFixed(1)} MB at rest`) // biome-ignore format: one line
    if (isBounded && (ratio > MAX_RATIO || idleMb > MAX_IDLE_MB)) process.exitCode = 1
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/** The milliseconds until the first page, or what `read` makes of the server that has answered it. */
async function start({ name, command: [command, ...words] }, read) {
  const env = { ...HEAP_ENV, PORT: '0', KUU_DATA: join(scratch, name), KUU_LOG: 'error', TMPDIR: scratch }
  const begun = performance.now()
  const server = spawn(command, [...words, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise((done) => server.once('exit', done))
  try {
    await (await fetch(`${await addressOf(server)}/`)).text()
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
