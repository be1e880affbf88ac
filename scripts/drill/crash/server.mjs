import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { NODE, ROOT } from '../../setup/install.mjs'
import { addressOf } from '../../setup/product.mjs'

const BUILT = [NODE, join(ROOT, 'dist/server/main.js')]

/** The built product on its own data folder, made to be killed; `program` is an executable to take instead. */
export class CrashedServer {
  url = ''
  #process
  #program

  constructor(dataFolder, program) {
    this.#program = program ? [program] : BUILT
    // A demo has no rate limits, which would slow the writers down.
    this.env = { PATH: process.env.PATH, KUU_DATA: dataFolder, KUU_DEMO: '1', KUU_LOG: 'error' }
  }

  /** Runs a command of the program on the folder; answers how it ended. */
  command(name) {
    const [command, ...args] = this.#program
    return spawnSync(command, [...args, name], { env: this.env, encoding: 'utf8' })
  }

  /** What `kuu doctor` would have mended, in its own words; undefined if nothing. */
  doctor() {
    const { status, stdout, stderr } = this.command('doctor')
    return status === 0 ? undefined : `doctor ended with ${status}: ${stdout}${stderr}`
  }

  /** Starts it on a free port; `port` is one to take again, for a browser that knows the server by it. */
  async start(port = '0') {
    const [command, ...args] = this.#program
    const server = spawn(command, [...args, 'serve'], {
      env: { ...this.env, PORT: port },
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
