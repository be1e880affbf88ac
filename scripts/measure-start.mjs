import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NODE, ROOT } from './install.mjs'
import { HEAP_FLAGS } from './launch.mjs'
import { addressOf } from './product.mjs'

/**
 * `npm run measure:start`: how long the server takes on a data folder that is there, until its first page has arrived,
 * from Node and as dist/kuu; the median of 15 starts of each, in turns. Other executables may be named, which then take
 * turns with them: `-- dist/kuu.before`.
 */
const ROUNDS = 15
const programs = [
  { name: 'from Node', command: [NODE, ...HEAP_FLAGS, join(ROOT, 'dist/server/main.js')], maxMs: 250 },
  { name: 'dist/kuu', command: [join(ROOT, 'dist/kuu')], maxMs: 300 },
  ...process.argv.slice(2).map((path) => ({ name: path, command: [path], maxMs: Number.POSITIVE_INFINITY })),
]
const scratch = mkdtempSync(join(tmpdir(), 'kuu-start-'))
const env = { PORT: '0', KUU_DATA: join(scratch, 'data'), KUU_LOG: 'error', TMPDIR: scratch }
try {
  const times = programs.map(() => [])
  // The first round makes the data, and brings the files into the memory of the machine.
  for (const { command } of programs) await start(command)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, { command }] of programs.entries()) times[at].push(await start(command))
  for (const [at, { name, maxMs }] of programs.entries()) {
    const median = times[at].toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]
    console.info(`${name}: first page after ${median.toFixed(0)} ms`)
    if (median > maxMs) process.exitCode = 1
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function start([command, ...words]) {
  const begun = performance.now()
  const server = spawn(command, [...words, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise((done) => server.once('exit', done))
  try {
    await (await fetch(await addressOf(server))).text()
    return performance.now() - begun
  } finally {
    server.kill('SIGTERM')
    await gone
  }
}
