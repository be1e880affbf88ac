import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { NODE, ROOT } from '../install.mjs'
import { addressOf } from '../product.mjs'

/** The built product on its own data folder, made to be killed. */
export class CrashedServer {
  url = ''
  #process

  constructor(dataFolder) {
    // A demo has no rate limits, which would slow the writers down.
    this.env = { PATH: process.env.PATH, KUU_DATA: dataFolder, KUU_DEMO: '1', KUU_LOG: 'error' }
  }

  async start() {
    const server = spawn(NODE, [join(ROOT, 'dist/server/main.js'), 'serve'], {
      env: { ...this.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = server
    this.url = await addressOf(server)
  }

  /** Kills the server without a signal that it could handle, as a power cut would. */
  async kill() {
    const server = this.#process
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const gone = new Promise((done) => server.once('exit', done))
    server.kill('SIGKILL')
    await gone
  }
}
