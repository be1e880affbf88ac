import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NODE, ROOT } from './install.mjs'

/**
 * Starts the built product as a demo on a free loopback port with its own data folder, runs `work` with its address,
 * process id and data folder, and ends it. `more` are further environment variables.
 */
export async function withProduct(work, more = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kuu-measure-'))
  const env = { PATH: process.env.PATH, PORT: '0', KUU_DATA: dataFolder, KUU_DEMO: '1', KUU_LOG: 'error', ...more }
  const server = spawn(NODE, [join(ROOT, 'dist/server/main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    return await work(await addressOf(server), server.pid, dataFolder)
  } finally {
    const gone = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await gone
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

export const addressOf = (server) =>
  new Promise((found, failed) => {
    let printed = ''
    server.stdout.on('data', (bytes) => {
      printed += bytes
      const address = /http:\/\/\S+/.exec(printed)?.[0]
      if (address) found(address)
    })
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${printed}`)))
  })

/** What lies in memory of a process, in megabytes as Linux counts them: shared with others or not (proc(5)). */
export const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024
