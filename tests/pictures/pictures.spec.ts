import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openAdmin } from '../e2e/admin.ts'
import { apiOf } from '../e2e/farm.ts'
import { ROOT, test } from '../e2e/product.ts'
import { type Audience, DESKTOP, HOME_DIALOGS, PHONE, pricePage, SCREENS, type Screen } from '../e2e/screens.ts'
import { openScreen } from '../e2e/settled.ts'

/** Screenshots of every screen and of the home's dialogs, on a phone and on a desktop, light and dark. */
const FOLDER = join(ROOT, 'pictures')
const SIZES = { phone: PHONE, desktop: DESKTOP }

async function picture(page: Page, name: string, fullPage = true) {
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`), fullPage })
    }
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'light' })
}

for (const audience of Object.keys(SCREENS) as Audience[])
  test(`screens: ${audience}`, async ({ page, product }) => {
    test.setTimeout(300_000)
    const screens: Screen[] = [...SCREENS[audience]]
    if (audience === 'farmer') screens.push(await pricePage(page, product))
    if (audience === 'admin') {
      await (await apiOf(product, 'farmer')).askForLoan()
      await openAdmin(page, product)
    }
    for (const { path, title } of screens) {
      await openScreen(page, product.url + path, title)
      await page.waitForLoadState('networkidle')
      await picture(page, nameOf(path))
    }
  })

test('dialogs', async ({ page, product }) => {
  test.setTimeout(300_000)
  await openScreen(page, `${product.url}/farmer`)
  for (const [name, opener] of HOME_DIALOGS) {
    await page.getByRole('button', { name: opener }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor()
    await picture(page, `dialog-${name}`, false)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
})

/** A price page is named by its kind: its id differs between installations. */
const nameOf = (path: string) =>
  path
    .replace(/^\/market\/.*/, '/market-crop')
    .slice(1)
    .replaceAll('/', '-') || 'landing'
