import type { Page } from '@playwright/test'
import { openAdmin } from './admin.ts'
import { smallTargets, tooWide } from './layout.ts'
import { expect, reading as test } from './product.ts'
import { type Audience, DESKTOP, LANDING, PHONE, pricePage, SCREENS, type Screen } from './screens.ts'
import { goTo, openScreen } from './settled.ts'
import { violationsOf } from './violations.ts'

type Found = Record<string, string[]>

for (const audience of Object.keys(SCREENS) as Audience[])
  test(`every screen is accessible: ${audience}`, async ({ page, product }) => {
    test.setTimeout(120_000)
    const [first, ...others]: Screen[] = SCREENS[audience]
    const found: Found = {}
    if (audience === 'admin') await openAdmin(page, product)
    else await openScreen(page, product.url + first!.path, first!.title)
    await examine(page, first!, found)
    if (audience === 'farmer') others.push(await pricePage(page, product))
    for (const screen of others) {
      if (screen.path === LANDING) await openScreen(page, product.url, screen.title)
      else await goTo(page, screen.path, screen.title)
      await examine(page, screen, found)
    }
    expect(found).toEqual({})
  })

/**
 * Collects the violations of a screen: structure and contrast on a phone and on a desktop, and contrast in the dark.
 */
async function examine(page: Page, { path, shows }: Screen, found: Found) {
  const note = (where: string, what: string[]) => {
    if (what.length > 0) found[`${path} ${where}`] = what
  }
  if (shows) await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
  note('on a phone', await violationsOf(page))
  note('too wide', (await tooWide(page)) > 0 ? ['the page'] : [])
  note('too small', await smallTargets(page))
  await page.emulateMedia({ colorScheme: 'dark' })
  note('in the dark', await violationsOf(page, { rules: 'contrast' }))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(DESKTOP)
  note('on a desktop', await violationsOf(page))
  await page.setViewportSize(PHONE)
}
