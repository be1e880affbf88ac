import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { openAdmin } from './admin.ts'
import { apiOf } from './farm.ts'
import { readyForOffline } from './installed-app.ts'
import { expect, test } from './product.ts'
import { DESKTOP, PHONE } from './screens.ts'
import { violationsInBoth, violationsOf } from './violations.ts'

type Part = (dialog: Locator, page: Page) => Promise<unknown>
type Dialog = {
  /** What opens the dialog on the current page. */
  opener: (page: Page) => Locator
  /** Its other states, one after the other. */
  parts?: Part[]
  /** On a desktop its screen lacks the button that opened it: the dialog is opened again there. */
  keepsViewport?: boolean
}

const tab =
  (name: string): Part =>
  (dialog) =>
    dialog.getByRole('tab', { name }).click()
const press = (name: string | RegExp): Part => (dialog) => dialog.getByRole('button', { name, exact: true }).first().click() // biome-ignore format: one sentence
const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first()

/** Every dialog of the farmer, by the screen that opens it. */
const DIALOGS: [path: string, dialogs: Dialog[]][] = [
  [
    '/farmer',
    [
      {
        opener: button('View Details: Maize'),
        parts: [
          press('Harvested'),
          press('Cancel'),
          press('Add Note'),
          press('Save'),
          (dialog) => dialog.getByLabel('Note', { exact: true }).fill('Weeded'),
          press('Save'),
          press('Edit'),
          press('Yield'),
          press('Remove crop'),
          press('Keep it'),
          tab('Care Schedule'),
          tab('Health Monitor'),
          press('Send report'),
          tab('Activity Log'),
        ],
      },
    ],
  ],
  [
    '/farmer',
    [
      { opener: button('Show my plant'), parts: [press('Maize'), press('Send')] },
      { opener: button('Add a crop'), parts: [press('Add Crop'), press(/^Maize/)] },
      { opener: button('Get help'), parts: [press('Submit Request'), tab('Extension Agents'), press(/Grace/), tab('Emergency Help')] }, // biome-ignore format: one row
      { opener: button(/^Read Full Advisory/), parts: [press('Bookmark'), tab('Action Steps'), tab('Related Tips')] },
      { opener: button(/^I cannot/), parts: [press('Send')] },
      {
        opener: (page) => page.getByRole('button', { name: /^Notifications/ }),
        parts: [...['Advisory', 'Weather', 'Market', 'System'].map(tab), press(/^Delete/), press('Keep it')],
      },
    ],
  ],
  [
    '/market?q=maize&market=Lagos+Central+Market',
    [
      { opener: button('Set a price alert'), parts: [press('Set alert')] },
      { opener: button('Set transport costs'), parts: [press('Save')] },
    ],
  ],
  [
    '/profile',
    [
      { opener: button('Edit my details'), parts: [(dialog) => dialog.getByLabel('Email').fill('no'), press('Save')] },
      { opener: button('Change password'), parts: [press('Change password')] },
      { opener: button('Delete my account'), parts: [press('Delete for ever')] },
      { opener: button('Get help') },
    ],
  ],
  ['/crops', [{ opener: button(/^Add Okra|^Add [A-Z]/) }, { opener: button('Add a crop') }]],
  ['/finance?tab=loans', [{ opener: button('Apply for Your First Loan'), parts: [(dialog) => dialog.getByLabel('Loan Amount').fill('50000'), press('See the whole cost')] }]], // biome-ignore format: one row
  ['/tickets', [{ opener: button('Get help') }]],
  ['/help', [{ opener: button('Extension agents') }]],
]

/** Whether the focus stays in the dialog, however often Tab is pressed, forwards and backwards. */
async function isTrapped(page: Page, dialog: Locator) {
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(isInside).toBe(true)
  const count = await dialog.locator('a[href], button, input, select, textarea').count()
  for (const key of ['Shift+Tab', ...Array<string>(Math.min(count, 30)).fill('Tab')]) {
    await page.keyboard.press(key)
    if (!(await isInside())) return `${key} leaves the dialog`
  }
  return true
}

async function examine(page: Page, { opener, parts = [], keepsViewport = false }: Dialog) {
  const found: unknown[] = []
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // Its name is drawn a moment after it.
  await expect(dialog).toHaveAttribute('aria-labelledby')
  found.push(await isTrapped(page, dialog))
  // The first time the whole page is checked: it must stay still behind the dialog.
  found.push(...(await violationsInBoth(page)))
  if (!keepsViewport) {
    await page.setViewportSize(DESKTOP)
    found.push(...(await violationsOf(page)).map((violation) => `on a desktop ${violation}`))
    await page.setViewportSize(PHONE)
  }
  for (const [place, part] of parts.entries()) {
    await part(dialog, page)
    found.push(...(await violationsInBoth(page, '[role=dialog]')).map((violation) => `part ${place + 1}: ${violation}`))
    // A button with a request under way is disabled for that time.
    await expect
      .poll(() => page.evaluate(() => document.activeElement === document.body), `part ${place + 1}: the focus is lost`)
      .toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The button that opened it may have been deleted with its row.
  await expect(opener(page)).toBeFocused()
  return found.filter((each) => each !== true)
}

/** The list of cards gives way to a table, or that to cards: the buttons of the former are gone after it. */
async function showListIn(page: Page, viewport: typeof PHONE) {
  await page.setViewportSize(viewport)
  await expect(page.getByRole('table')).toHaveCount(viewport === DESKTOP ? 1 : 0)
}

for (const [path, dialogs] of DIALOGS)
  test(`each dialog of ${path} opens, holds the focus, is accessible, and returns the focus (${dialogs.length})`, async ({
    page,
    product,
  }) => {
    await page.goto(product.url + path, { waitUntil: 'networkidle' })
    if (path.startsWith('/market')) await page.getByRole('link', { name: /Maize/ }).click()
    for (const dialog of dialogs) expect(await examine(page, dialog), `${dialog.opener(page)}`).toEqual([])
  })

test('the confirmation before a course is published opens, holds the focus, is accessible, and returns the focus', async ({
  page,
  product,
}) => {
  const db = new Database(join(product.dataFolder, 'kuu.db'))
  db.exec('update courses set is_published = 0, published_at = null')
  db.close()
  await openAdmin(page, product, '/admin/courses')
  for (const viewport of [PHONE, DESKTOP]) {
    await showListIn(page, viewport)
    expect(await examine(page, { opener: button(/^Publish/), keepsViewport: true })).toEqual([])
  }
})

test('the confirmations of a loan decision hold the focus, are accessible, and return it', async ({
  page,
  product,
}) => {
  await (await apiOf(product, 'farmer')).askForLoan()
  await openAdmin(page, product, '/admin/loans')
  for (const viewport of [PHONE, DESKTOP]) {
    await showListIn(page, viewport)
    expect(await examine(page, { opener: button(/^Approve: /), keepsViewport: true })).toEqual([])
    expect(await examine(page, { opener: button(/^Reject: /), parts: [press('Reject')], keepsViewport: true })).toEqual(
      [],
    )
  }
})

test('the language menu can be used with the keyboard, and is accessible', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  // Before it the server's drawing stands there, whose buttons wait for the app.
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  const opener = page.getByRole('button', { name: 'Language', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitemradio', { name: /^Loma/ })).toBeFocused()
  expect(await violationsInBoth(page, '[role=menu]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(opener).toBeFocused()
})

test.describe('with the app installed', () => {
  test.use({ isAppInstalled: true })

  test('the confirmation before signing out with unsent writes has the focus, and is accessible', async ({
    page,
    product,
    context,
    expectedMessages,
  }) => {
    expectedMessages.push(/ERR_INTERNET_DISCONNECTED/)
    await page.goto(`${product.url}/profile`, { waitUntil: 'networkidle' })
    await readyForOffline(page)
    await context.setOffline(true)
    await page.getByRole('switch', { name: 'Market prices', exact: true }).click()
    await expect(page.getByText('1 to send')).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Stay' })).toBeFocused()
    expect(await violationsInBoth(page, 'main')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused()
    await context.setOffline(false)
  })
})
