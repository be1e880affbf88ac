import type { Page } from '@playwright/test'
import { BROKEN } from './farm.ts'
import { expect, test } from './product.ts'

/** Every text of the farmer's home, without what only the app knows: its messages, bars and dialogs. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue!.trim())
    return texts.filter(Boolean)
  })

test.use({ reuseContext: false })

const SCRIPTS = /\/assets\/.*\.js$/

// Where the server stands and where the phone believes to be it is never the same day: they are 25 hours apart.
for (const [server, phone] of [
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
  ['Pacific/Pago_Pago', 'Pacific/Kiritimati'],
] as const)
  test.describe(`a server in ${server} and a phone in ${phone}`, () => {
    test.use({ environment: { TZ: server }, timezoneId: phone, expectedMessages: [BROKEN] })

    test('say the same days and hours, those of the farm', async ({ page, product }) => {
      await page.route(SCRIPTS, (route) => route.abort())
      await page.goto(`${product.url}/farmer`)
      await expect(page.locator('[data-drawn]')).toHaveCount(1)
      const drawn = await textsOf(page)
      await page.unroute(SCRIPTS)
      await page.goto(`${product.url}/farmer`)
      await expect(page.locator('[data-drawn]')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Add a crop' })).toBeVisible()
      await expect.poll(() => textsOf(page)).toEqual(drawn)
      expect(drawn.length).toBeGreaterThan(60)
      const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Africa/Lagos' }).format(new Date())
      expect(drawn.join('\n')).toContain(weekday)
    })
  })
