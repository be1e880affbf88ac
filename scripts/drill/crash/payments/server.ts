import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NODE, ROOT } from '../../../setup/install.mjs'
import { addressOf } from '../../../setup/product.mjs'

/** The built product as a demo with a provider, on its own data folder, made to be killed. */
export class PaymentServer {
  url = ''
  readonly #folder = mkdtempSync(join(tmpdir(), 'kuu-crash-payments-'))
  readonly file = join(this.#folder, 'kuu.db')
  readonly #env: Record<string, string | undefined>
  #process: ChildProcess | undefined

  constructor(provider: Record<string, string>) {
    const own = { PORT: '0', KUU_DATA: this.#folder, KUU_DEMO: '1', KUU_LOG: 'silent' }
    this.#env = { PATH: process.env.PATH, ...own, ...provider }
  }

  async start() {
    const server = spawn(NODE, [join(ROOT, 'dist/server/main.js'), 'serve'], { env: this.#env, stdio: ['ignore', 'pipe', 'inherit'] }) // biome-ignore format: one call
    this.#process = server
    this.url = (await addressOf(server)) as string
  }

  /** Kills the server without a signal that it could handle. */
  async kill() {
    const server = this.#process!
    const gone = new Promise((done) => server.once('exit', done))
    server.kill('SIGKILL')
    await gone
  }

  remove() {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
