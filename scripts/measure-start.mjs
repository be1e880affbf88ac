import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './install.mjs'
import { addressOf } from './product.mjs'

/**
 * `npm run measure:start`: how long dist/kuu takes on a data folder that is there, until its first page has arrived; the
 * median of 15 starts. Other executables may be named, which then take turns with it: `-- dist/kuu.before`.
 */
const MAX_MS = 300
const ROUNDS = 15
const programs = [join(ROOT, 'dist/kuu'), ...process.argv.slice(2)]
const scratch = mkdtempSync(join(tmpdir(), 'kuu-start-'))
const env = { PORT: '0', KUU_DATA: join(scratch, 'data'), KUU_LOG: 'error', TMPDIR: scratch }
try {
  const times = programs.map(() => [])
  // The first round makes the data, and brings the files into the memory of the machine.
  for (const program of programs) await start(program)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, program] of programs.entries()) times[at].push(await start(program))
  const medians = times.map((each) => each.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)])
  for (const [at, program] of programs.entries())
    console.info(`${program}: first page after ${medians[at].toFixed(0)} ms`)
  process.exitCode = medians[0] < MAX_MS ? 0 : 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function start(program) {
  const begun = performance.now()
  const server = spawn(program, ['serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise((done) => server.once('exit', done))
  try {
    await (await fetch(await addressOf(server))).text()
    return performance.now() - begun
  } finally {
    server.kill('SIGTERM')
    await gone
  }
}
