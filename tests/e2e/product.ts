import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BrowserContext, test as base, expect } from '@playwright/test'

export const ROOT = resolve(import.meta.dirname, '../..')
const NODE = join(ROOT, 'node_modules/node/bin/node')
/** Of whoever is made an administrator by `run`. */
export const ADMIN_PASSWORD = 'maize and beans 7'

/** A running installation of the built product, on a free port of the loopback, with a data folder of its own. */
export class Product {
  url = ''
  readonly dataFolder = mkdtempSync(join(tmpdir(), 'kuu-e2e-'))
  #server: ChildProcess | undefined
  readonly #root: string

  constructor(root = ROOT) {
    this.#root = root
  }

  /** Starts the server; a second start takes the port of the first, so that open pages find it again. */
  async start(env: Record<string, string> = { KUU_DEMO: '1' }) {
    const port = this.url ? new URL(this.url).port : '0'
    const server = spawn(NODE, [join(this.#root, 'dist/server/main.js')], {
      env: { PATH: process.env.PATH, PORT: port, KUU_DATA: this.dataFolder, KUU_LOG: 'error', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#server = server
    this.url = await new Promise((found, failed) => {
      let printed = ''
      server.stdout.on('data', (bytes: Buffer) => {
        printed += bytes.toString()
        const address = /http:\/\/\S+/.exec(printed)?.[0]
        if (address) found(address)
      })
      server.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${printed}`)))
    })
  }

  /** Runs a command of the command line on the data, beside the server. */
  run(...args: string[]) {
    const env = { PATH: process.env.PATH, KUU_DATA: this.dataFolder, KUU_ADMIN_PASSWORD: ADMIN_PASSWORD }
    return execFileSync(NODE, [join(this.#root, 'dist/server/main.js'), ...args], { env, encoding: 'utf8' })
  }

  /** Ends the server by its process id and waits until it is gone. */
  async stop(signal: NodeJS.Signals = 'SIGTERM') {
    const server = this.#server
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const gone = new Promise((done) => server.once('exit', done))
    server.kill(signal)
    await gone
  }

  removeData() {
    rmSync(this.dataFolder, { recursive: true, force: true })
  }
}

type Fixtures = {
  /** What the product is told besides being a demo. */
  environment: Record<string, string>
  /** Where what is served stands. */
  root: string
  product: Product
  /** Console messages that a test expects, as patterns; any other one fails it. */
  expectedMessages: RegExp[]
}

type WorkerFixtures = {
  /** A data folder as the first start of a demo leaves it: to copy it is quicker than to make it for each test. */
  seeded: string
  /** The product that the tests of a worker share. */
  shared: Product
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures are needed
  environment: async ({}, use) => use({}),

  seeded: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const first = new Product()
      await first.start()
      await first.stop()
      await use(first.dataFolder)
      first.removeData()
    },
    { scope: 'worker' },
  ],

  shared: [
    async ({ seeded }, use) => {
      const product = await started(seeded)
      await use(product)
      await product.stop()
      product.removeData()
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  root: async ({}, use) => use(ROOT),

  product: async ({ environment, seeded, root }, use) => {
    const product = await started(seeded, environment, root)
    await use(product)
    await product.stop()
    product.removeData()
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedMessages: async ({}, use) => use([]),

  page: async ({ page, context, product, expectedMessages }, use) => {
    const complaints: string[] = []
    listen(context, product, (message) => complaints.push(message))
    await use(page)
    expect(complaints.filter((message) => !expectedMessages.some((expected) => expected.test(message)))).toEqual([])
  },
})
export { expect }

/** A test that changes nothing which another could see: such tests share the product of their worker. */
export const reading = test.extend({ product: async ({ shared }, use) => use(shared) })

/** A test of an installation for real people, which begins empty. */
export const production = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: as above
  product: async ({}, use) => {
    const product = new Product()
    await product.start({ KUU_DEMO: '0' })
    await use(product)
    await product.stop()
    product.removeData()
  },
})

async function started(seeded: string, environment: Record<string, string> = {}, root = ROOT) {
  const product = new Product(root)
  cpSync(seeded, product.dataFolder, { recursive: true })
  await product.start({ KUU_DEMO: '1', ...environment })
  return product
}

/** What is no complaint: Playwright, where a journey goes without the service worker; Chromium, when a sign-out clears its cache. */
const REMARKS =
  /^Service Worker registration blocked by Playwright$|^Clear-Site-Data header on .* Cleared data types: "cache"\.$/

/** Whatever the console says, whatever throws, and whatever is loaded from another origin. */
function listen(context: BrowserContext, product: Product, complain: (message: string) => void) {
  context.on('console', (message) => {
    if (!REMARKS.test(message.text())) complain(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => complain(`thrown: ${error.error().message}`))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(product.url).origin) complain(`foreign: ${request.url()}`)
  })
}
