import type { Page } from '@playwright/test'
import { openAdmin } from './admin.ts'
import { BROKEN } from './farm.ts'
import { expect, type Product, test } from './product.ts'
import { openScreen } from './settled.ts'

// A first visit, whose worker is not there yet: what the connection takes with it is not on the phone.
const LOST = new RegExp(`${BROKEN.source}|Unable to preload CSS|dynamically imported module`)
test.use({ expectedMessages: [LOST], reuseContext: false })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Waits until the app has taken the place of what the server drew, and has loaded what it shows. */
async function openHome(page: Page, product: Product) {
  await openScreen(page, `${product.url}/farmer`)
  await page.waitForLoadState('networkidle')
}

test('a home whose connection goes stays', async ({ page, product, context }) => {
  await openHome(page, product)
  await context.setOffline(true)
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await expect(heading(page, 'Latest Advisories')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Online', { exact: true })).toBeVisible()
  await expect(heading(page, 'Latest Advisories')).toBeVisible()
})

test('the outbox, which is of the phone and asks nothing, has no age', async ({ page, product, context }) => {
  await openScreen(page, `${product.url}/outbox`)
  await context.setOffline(true)
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await expect(page.getByText('Everything is sent')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Connection' })).toBeHidden()
})

test('a screen that is not on the phone says so, and opens by itself with the connection', async ({
  page,
  product,
  context,
}) => {
  await openHome(page, product)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Market', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This is not on the phone yet')
  await expect(page.getByRole('alert')).toContainText('This loads by itself when there is one.')
  await context.setOffline(false)
  await expect(heading(page, 'Market Prices')).toBeVisible()
})

test('a connection that goes before the first screen is loaded says so, and the screen opens with it', async ({
  page,
  product,
  context,
}) => {
  // After the app has begun: the session that it opens is not answered any more.
  await page.route(/auth\.enterDemo/, async (route) => {
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByRole('alert')).toContainText('This is not on the phone yet')
  await page.unroute(/auth\.enterDemo/)
  await context.setOffline(false)
  await expect(heading(page, 'Latest Advisories')).toBeVisible()
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
})

test('a screen that has to ask before it is shown says without a connection that this is missing', async ({
  page,
  product,
}) => {
  const ASKED = /auth\.status/
  await page.route(ASKED, (route) => route.abort('connectionreset'))
  await page.route(/\/api\/health$/, (route) => route.abort('connectionreset'), { times: 1 })
  await page.goto(`${product.url}/simulator`)
  await expect(page.getByRole('alert')).toContainText('This is not on the phone yet')
  await page.unroute(ASKED)
  await expect(heading(page, 'Phone simulator')).toBeVisible({ timeout: 20_000 })
})

test('a screen that asks nothing finds out too that there is no way to the server', async ({ page, product }) => {
  await page.route(/\/(?:api|trpc)\//, (route) => route.abort('connectionreset'))
  await page.goto(`${product.url}/login`)
  await expect(page.getByText('Signing in needs a connection.')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeVisible()
})

test('a screen whose piece was lost opens by itself, where the connection is there again at once', async ({
  page,
  product,
}) => {
  await openAdmin(page, product)
  const STYLES = /\.css$/
  await page.route(STYLES, (route) => route.abort('connectionreset'))
  // The screen that says so asks whether there is a connection.
  await page.route(/\/api\/health$/, async (route) => {
    await page.unroute(STYLES)
    await route.continue()
  })
  await page.evaluate(() => history.pushState(null, '', '/admin/users'))
  await expect(heading(page, 'Users')).toBeVisible()
})

test('a script that was lost on the way is loaded again by itself', async ({ page, product }) => {
  const shell = await (await page.request.get(`${product.url}/login`)).text()
  const app = [...shell.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].at(-1)![1]
  const lost = page.waitForEvent('requestfailed')
  await page.route(`**${app}`, (route) => route.abort('connectionreset'), { times: 1 })
  await page.goto(`${product.url}/farmer`)
  await lost
  await expect(page.locator('[data-drawn]')).not.toHaveCount(0)
  await expect(page.locator('[data-drawn]')).toHaveCount(0, { timeout: 15_000 })
  await page.getByRole('button', { name: 'Add a crop' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
