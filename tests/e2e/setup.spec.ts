import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { ROOT } from './product.ts'

/** The first start of a production, and the link that it prints. */
const test = base.extend<{ link: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures are needed
  link: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'kuu-first-'))
    const env = { PATH: process.env.PATH, PORT: '0', KUU_DATA: folder, KUU_LOG: 'error' }
    const server = spawn(join(ROOT, 'node_modules/node/bin/node'), [join(ROOT, 'dist/server/main.js')], { env })
    const link = await new Promise<string>((found) => {
      let printed = ''
      server.stdout.on('data', (bytes: Buffer) => {
        printed += bytes.toString()
        const address = /http:\/\/\S+\/setup#\S+/.exec(printed)?.[0]
        if (address) found(address)
      })
    })
    await use(link)
    const gone = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  },
})

test('the link of the first start leads to an administrator and a named installation', async ({ page, link }) => {
  await page.goto(link)
  await page.getByLabel('Your name').fill('Ruth Kollie')
  await page.getByLabel('Username').fill('ruth')
  await page.getByLabel('Password', { exact: true }).fill('maize and beans 7')
  await page.getByLabel('What it is called').fill('Susu')
  await page.getByLabel('Country').selectOption('Kenya')
  await expect(page.getByLabel('Weather of new accounts')).toHaveValue(/Kenya$/)
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The installation is set up' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
  await page.goto(link)
  await page.reload()
  await page.getByLabel('Your name').fill('Somebody')
  await page.getByLabel('Username').fill('else')
  await page.getByLabel('Password', { exact: true }).fill('maize and beans 8')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('alert')).toContainText('The link was used')
})
