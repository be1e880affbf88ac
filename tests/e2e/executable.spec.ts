import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { DEMO_ADMIN } from '#domain/people/demo.ts'
import { bulkFile } from '../services/market/wfp-file.ts'
import { ROOT } from './product.ts'

const BUILD = join(ROOT, 'scripts/build/binary.mjs')
const KUU = join(ROOT, 'dist/kuu')
const MOST_BYTES = 125_000_000

/** The single executable with an empty PATH, on an empty folder. */
const test = base.extend<{ folder: string; kuu: (...args: string[]) => string; url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures are needed
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'kuu-one-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  kuu: async ({ folder }, use) =>
    use((...args) => execFileSync(KUU, args, { env: environment(folder), encoding: 'utf8' })),
  url: async ({ folder }, use) => {
    const server = spawn(KUU, ['serve'], { env: environment(folder), stdio: ['ignore', 'pipe', 'inherit'] })
    await use(await addressOf(server))
    const gone = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await gone
  },
})

const environment = (folder: string) => ({
  PATH: '',
  PORT: '0',
  KUU_DEMO: '1',
  KUU_LOG: 'error',
  KUU_DATA: join(folder, 'data'),
  TMPDIR: join(folder, 'cache'),
})

const addressOf = (server: ChildProcess) =>
  new Promise<string>((found, failed) => {
    server.stdout?.on('data', (bytes: Buffer) => {
      const address = /http:\/\/\S+/.exec(bytes.toString())?.[0]
      if (address) found(address)
    })
    server.once('exit', (code) => failed(new Error(`It ended with ${code}`)))
  })

// One worker: two builds at once would write the same files.
test.describe.configure({ mode: 'default' })

test.beforeAll(() => {
  execFileSync(process.execPath, [BUILD], { stdio: 'ignore' })
})

test('one file is the whole product: its pages, an import in its thread, a backup beside it', async ({
  page,
  url,
  kuu,
  folder,
}) => {
  expect(readdirSync(join(folder, 'cache'))).toHaveLength(1)
  await page.goto(url)
  await expect(page).toHaveTitle(/Kuu/)
  await page.goto(`${url}/farmer`)
  await expect(page.getByRole('heading', { name: /Martha/ })).toBeVisible()

  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${url}/api/login`, { method: 'POST', headers: json, body: JSON.stringify(DEMO_ADMIN) })
  const { token } = (await login.json()) as { token: string }
  const imported = await fetch(`${url}/api/admin/market-prices/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: bulkFile(200),
  })
  expect([imported.status, await imported.json()]).toMatchObject([200, { refused: 0 }])

  expect(kuu('backup')).toMatch(/^Written and checked: /)
  expect(existsSync(join(folder, 'data/backups'))).toBe(true)
})

test('it has a size that travels, and says what it is', async ({ kuu }) => {
  expect(statSync(KUU).size).toBeLessThanOrEqual(MOST_BYTES)
  expect(kuu('version')).toMatch(/^Kuu \d+\.\d+\.\d+ \([0-9a-f]{12}\)\n$/)
})
