import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Request,
  type WebError,
} from '@playwright/test'
import Database from 'better-sqlite3'
import { clearPhone, installApp, watchTraffic } from './installed-app.ts'

export const ROOT = resolve(import.meta.dirname, '../..')
const NODE = join(ROOT, 'node_modules/node/bin/node')
/** The header of every answer of the server: what a test answers in its place is an answer of ours with it only. */
export const OWN = { kuu: '1' }
/** The password of administrators that `run` creates. */
export const ADMIN_PASSWORD = 'maize and beans 7'

/** A running installation of the built product, on a free loopback port, with its own data folder. */
export class Product {
  url = ''
  readonly dataFolder = mkdtempSync(join(tmpdir(), 'kuu-e2e-'))
  #server: ChildProcess | undefined
  readonly #root: string

  constructor(root = ROOT) {
    this.#root = root
  }

  /** Starts the server; a restart uses the same port, so that open pages find it again. */
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

  /** Waits until the jobs of a start have run: the copies of this data begin with jobs that are done. */
  async jobsDone() {
    const db = new Database(join(this.dataFolder, 'kuu.db'), { readonly: true })
    const all = db.prepare('select count(*) > 0 and count(*) = count(ended_at) from job_runs').pluck()
    try {
      await expect.poll(() => all.get()).toBe(1)
    } finally {
      db.close()
    }
  }

  /** Runs a command of the command line on the data, while the server runs. */
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

  get isRunning() {
    return this.#server?.exitCode === null && this.#server.signalCode === null
  }

  /** Replaces the data by that of another folder while the server runs: the server caches nothing in memory. */
  async reset(dataFolder: string) {
    const original = new Database(join(dataFolder, 'kuu.db'), { readonly: true })
    try {
      await original.backup(join(this.dataFolder, 'kuu.db'), { progress: () => 1_000_000 })
    } finally {
      original.close()
    }
    rmSync(join(this.dataFolder, 'uploads'), { recursive: true, force: true })
    mkdirSync(join(this.dataFolder, 'uploads'))
  }

  removeData() {
    rmSync(this.dataFolder, { recursive: true, force: true })
  }
}

type Fixtures = {
  /** Environment variables besides that of a demo; the test then has its own server. */
  environment: Record<string, string>
  /** The folder of served files; a test with another one has its own product. */
  root: string
  /** The app was installed on the phone by an earlier visit: it opens without a connection. */
  isAppInstalled: boolean
  product: Product
  /** Console messages that a test expects, as patterns; any other one fails it. */
  expectedMessages: RegExp[]
}

type WorkerFixtures = {
  /** A data folder as the first start of a demo leaves it: copying it is faster than creating one for each test. */
  seeded: string
  /** The demo that the tests of a worker share, one after the other. */
  shared: Shared
}

type Shared = {
  product: Product
  /** Whether a test may have changed the data since the last reset. */
  isChanged: boolean
  /** A browser with this product's app installed, once a test has needed it. */
  phone: BrowserContext | null
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures are needed
  environment: async ({}, use) => use({}),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  root: async ({}, use) => use(ROOT),
  isAppInstalled: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedMessages: async ({}, use) => use([]),

  seeded: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const first = new Product()
      await first.start()
      await first.jobsDone()
      await first.stop()
      await use(first.dataFolder)
      first.removeData()
    },
    { scope: 'worker' },
  ],

  shared: [
    async ({ seeded }, use) => {
      const product = await started(seeded)
      const shared: Shared = { product, isChanged: false, phone: null }
      await use(shared)
      await shared.phone?.close()
      await product.stop()
      product.removeData()
    },
    { scope: 'worker' },
  ],

  product: async ({ environment, seeded, root, shared }, use) => {
    if (root === ROOT && Object.keys(environment).length === 0) {
      await makeFresh(shared, seeded)
      shared.isChanged = true
      return use(shared.product)
    }
    const product = await started(seeded, environment, root)
    await use(product)
    await product.stop()
    product.removeData()
  },

  context: async ({ isAppInstalled, browser, product, shared, seeded, context }, use) => {
    if (!isAppInstalled) {
      await forgetLastJourney(context)
      watchTraffic(context)
      return use(context)
    }
    if (!shared.phone) {
      shared.phone = await installApp(browser, product.url)
      await product.reset(seeded)
    }
    await use(shared.phone)
    await clearPhone(shared.phone, product.url)
  },

  page: async ({ page, context, product, expectedMessages }, use) => {
    const complaints: string[] = []
    const stopListening = listen(context, product, (message) => complaints.push(message))
    await use(page)
    stopListening()
    // Playwright takes a list of one, given to `test.use`, for that one.
    const expected = [expectedMessages].flat()
    expect(complaints.filter((message) => !expected.some((each) => each.test(message)))).toEqual([])
  },
})
export { expect }

/** A test that changes nothing which another could see: the data needs no reset for the next one. */
export const reading = test.extend({
  product: async ({ shared, seeded }, use) => {
    await makeFresh(shared, seeded)
    await use(shared.product)
  },
})

/** A test of a production installation, which starts empty. */
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

/** Playwright clears a context that it uses again, but for these. */
async function forgetLastJourney(context: BrowserContext) {
  await context.setOffline(false)
  await context.clearPermissions()
  await context.setGeolocation(null)
  await context.setExtraHTTPHeaders({})
}

async function makeFresh(shared: Shared, seeded: string) {
  if (!shared.isChanged) return
  if (!shared.product.isRunning) await shared.product.start()
  await shared.product.reset(seeded)
  shared.isChanged = false
}

async function started(seeded: string, environment: Record<string, string> = {}, root = ROOT) {
  const product = new Product(root)
  cpSync(seeded, product.dataFolder, { recursive: true })
  await product.start({ KUU_DEMO: '1', ...environment })
  return product
}

/**
 * Messages that are no errors: from Playwright when a journey blocks the service worker; from Chromium when a sign-out
 * clears its cache.
 */
const REMARKS =
  /^Service Worker registration blocked by Playwright$|^Clear-Site-Data header on .* Cleared data types: "cache"\.$/

/** Collects console messages, uncaught errors, and requests to other origins. Returns a function that stops it. */
function listen(context: BrowserContext, product: Product, complain: (message: string) => void) {
  const onConsole = (message: ConsoleMessage) => {
    if (!REMARKS.test(message.text())) complain(`${message.type()}: ${message.text()}`)
  }
  // What a browser throws by itself may have no stack.
  const onError = (thrown: WebError) => complain(`thrown: ${thrown.error().stack || thrown.error()}`)
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(product.url).origin) complain(`foreign: ${request.url()}`)
  }
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest)
  return () => context.off('console', onConsole).off('weberror', onError).off('request', onRequest)
}
