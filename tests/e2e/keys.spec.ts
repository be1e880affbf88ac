import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { openAdmin } from './admin.ts'
import { apiOf, BROKEN } from './farm.ts'
import { firstKey, focusIs, heard, hiddenStops, isHeard, listen, press, tabTo, type } from './keys.ts'
import { expect, type Product, test } from './product.ts'
import { DESKTOP } from './screens.ts'

// Nothing but keys is pressed here, and what is expected is what a screen reader is told: see docs/accessibility.md.

test('a farmer: what was pressed goes, and the focus is at what follows', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByRole('heading', { name: 'Latest Advisories' })).toBeVisible()
  await firstKey(page)
  await press(page, /^button "Done: .*Tomato/)
  await focusIs(page, /^button "Done: .*Okra/)
  await tabTo(page, /^button "Show all/, { back: true })
  await page.keyboard.press('Enter')
  await focusIs(page, /^button "Done: /)

  await press(page, /^link "Courses"/)
  await focusIs(page, /^heading "Agricultural Learning Center"/)
  await expect(page).toHaveTitle('Agricultural Learning Center · Kuu')
  await press(page, /^link ".*Managing fall armyworm/)
  await focusIs(page, /^heading "Managing fall armyworm/)
  await press(page, /^button "Enroll Now"/)
  await focusIs(page, /^heading "Your progress"/)
  await press(page, /^link "Begin/)
  await focusIs(page, /^heading/)
  await press(page, /^button "Mark Complete"/)
  await focusIs(page, /^link/)
  await page.goto(`${product.url}/finance`)
  await expect(page.getByText('Total Balance')).toBeVisible()
  await firstKey(page)
  await listen(page)
  await press(page, /^link "Loans"/)
  await isHeard(page, /^Loans · Farmer Financial Services · Kuu$/)
  await focusIs(page, /^link "Loans"/)
})

test('an agent: what was pressed goes, and the focus is at what follows', async ({ page, product }) => {
  await page.setViewportSize(DESKTOP)
  const ticket = await (await apiOf(product, 'farmer')).askForHelp('Worms in my maize')
  await page.goto(`${product.url}/agent`)
  const visit = page
    .getByRole('region', { name: 'Today' })
    .getByRole('listitem')
    .filter({ hasText: 'Look at the maize' })
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('listitem').first()).toBeVisible()
  await planVisit(page, product, 'Look at the maize')
  await page.reload()
  await expect(visit).toBeVisible()
  await firstKey(page)
  await press(page, /^button "Confirm/)
  await focusIs(page, /^button "Complete/)
  await page.keyboard.press('Enter')
  await focusIs(page, /^textbox "What you saw and said"/)
  await press(page, /^button "Back"/)
  await focusIs(page, /^button "Complete/)
  await press(page, /^button "Move/)
  await focusIs(page, /"Date"/)
  await press(page, /^button "Move visit/)
  await focusIs(page, /^button "(Confirm|Complete)/)

  await page.goto(`${product.url}/agent/farmers`)
  await expect(page.getByText('17 farmers')).toBeVisible()
  await firstKey(page)
  await press(page, /^link "Aisha Lawal/)
  await focusIs(page, /^heading "Aisha Lawal"/)
  await tabTo(page, /^tab "Details"/)
  await page.keyboard.press('End')
  await press(page, /^button "Schedule Visit"/)
  await focusIs(page, /^heading "Schedule Field Visit"/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Aisha Lawal' })).toBeVisible()
  await page.keyboard.press('Escape')
  await focusIs(page, /^link "Aisha Lawal/)

  await page.goto(`${product.url}/agent/tickets/${ticket}`)
  await expect(page.getByRole('button', { name: 'Send answer' })).toBeVisible()
  await firstKey(page)
  await type(page, /^textbox/, 'Pick them by hand in the evening.')
  await press(page, /^button "Send answer"/)
  await expect(page.getByRole('list', { name: 'Conversation' }).getByText('Pick them by hand')).toBeVisible()
  await focusIs(page, /^(textbox|button "Send answer")/)
})

test('a farmer: a field is drawn by what is heard, and its parts and its removal keep the focus', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/fields/new`)
  await expect(page.getByRole('heading', { name: 'New field' })).toBeVisible()
  await firstKey(page)
  await press(page, /^link "Draw it/)
  await focusIs(page, /^heading "Draw the field"/)
  await listen(page)
  await press(page, /^button "Set the corner"/)
  await isHeard(page, /^Type both the latitude and the longitude/)
  await tabTo(page, /^textbox "Latitude/, { back: true })
  await page.keyboard.type('6.61')
  await type(page, /^textbox "Longitude/, '3.5')
  await page.keyboard.press('Enter')
  const ground = page.getByRole('slider', { name: /^Ground/ })
  await expect(page.getByText('Three corners are needed at least.')).toBeVisible()
  await tabTo(page, /^slider "Ground/, { back: true })
  for (let time = 0; time < 5; time++) await page.keyboard.press('ArrowRight')
  await expect(ground).toHaveAttribute('aria-valuetext', '30 m east, 0 m north')
  await page.keyboard.press('Enter')
  await isHeard(page, /150 m wide\. 2 corners/)
  for (let time = 0; time < 5; time++) await page.keyboard.press('ArrowDown')
  await expect(ground).toHaveAttribute('aria-valuetext', '0 m east, 30 m south')
  await page.keyboard.press('Enter')
  await press(page, /^button "The field is drawn"/)
  await focusIs(page, /^textbox "Name of the field/)
  await page.keyboard.type('By ear')
  await press(page, /^button "Save the field"/)
  await focusIs(page, /^heading "My fields"/)
  await press(page, /^link "By ear/)
  await focusIs(page, /^heading "By ear"/)
  await press(page, /^button "Remove field"/)
  await focusIs(page, /^button "Keep it"/)
  await page.keyboard.press('Escape')
  await focusIs(page, /^button "Remove field"/)
})

/** A visit of today, which is not confirmed yet, to a farmer of the agent's country: they have the same day. */
async function planVisit(page: Page, product: Product, purpose: string) {
  const ask = encodeURIComponent(JSON.stringify({ json: { limit: 100 } }))
  const found = await (await page.request.get(`${product.url}/trpc/agent.farmers.list?input=${ask}`)).json()
  const farmers: { id: string; fullName: string }[] = found.result.data.json.items
  const farmerId = farmers.find(({ fullName }) => fullName === 'Akosua Boateng')!.id
  const json = { farmerId, date: new Date().toISOString().slice(0, 10), time: '23:59', purpose }
  const headers = { origin: product.url }
  const planned = await page.request.post(`${product.url}/trpc/agent.visits.schedule`, { headers, data: { json } })
  expect(planned.ok()).toBe(true)
}

const PRICES = join(import.meta.dirname, '../fixtures/wfp-nigeria.csv')

test('the desk: an import begins, shows what it would do, and ends at its heading', async ({ page, product }) => {
  await page.setViewportSize(DESKTOP)
  await openAdmin(page, product, '/admin/market-prices/import')
  const chooser = page.waitForEvent('filechooser')
  await firstKey(page)
  await press(page, /^button "Choose/)
  await (await chooser).setFiles(PRICES)
  await focusIs(page, /^heading "wfp-nigeria.csv"/)
  await press(page, /^button "Import/)
  await focusIs(page, /^heading "\d+ prices were written/)
})

test('what has the focus is never wholly hidden by what stands over the screen', async ({ page, product }) => {
  await page.goto(`${product.url}/advisories`)
  await expect(page.getByRole('button', { name: /^Read Full Advisory/ }).first()).toBeVisible()
  await firstKey(page)
  expect(await hiddenStops(page, 22)).toEqual([])
  // As a desk at 400% shows it.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByRole('heading', { name: 'Latest Advisories' })).toBeVisible()
  await firstKey(page)
  expect(await hiddenStops(page, 20)).toEqual([])
  await page.setViewportSize(DESKTOP)
  await openAdmin(page, product, '/admin/users')
  await expect(page.getByRole('table')).toBeVisible()
  await firstKey(page)
  expect(await hiddenStops(page, 40, 'Shift+Tab')).toEqual([])
})

test('the desk: the content, its order and its filter are few keys away, and each row says whose it is', async ({
  page,
  product,
}) => {
  await page.setViewportSize(DESKTOP)
  await openAdmin(page, product, '/admin/users')
  await expect(page.getByRole('table')).toBeVisible()
  await firstKey(page)
  await page.keyboard.press('Tab')
  await focusIs(page, /^link "Skip to content"/)
  await page.keyboard.press('Enter')
  // With the two that lead here.
  const toSort = await tabTo(page, /^combobox "Sort/)
  expect(toSort + (await tabTo(page, /^button "Administrators"/))).toBeLessThanOrEqual(8)
  const rows = page.getByRole('table').getByRole('row')
  expect(await page.getByRole('table').getByRole('rowheader').count()).toBe((await rows.count()) - 1)
})

test('a farmer hears how many are found, that the line is gone and back, and decides with Enter', async ({
  page,
  product,
  context,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
  await page.goto(`${product.url}/crops`)
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible()
  // Names from Nigeria are read by the voice of their language.
  await expect(page.locator('main [lang=ha]').first()).toBeVisible()
  await firstKey(page)
  await listen(page)
  await type(page, /^searchbox/, 'maize')
  await isHeard(page, /^\d+ results?$/)
  await page.keyboard.type(' xqxq')
  await isHeard(page, /^Nothing found$/)
  await context.setOffline(true)
  await isHeard(page, /^Offline\. What you write is kept/)
  await context.setOffline(false)
  await isHeard(page, /^Online again$/)

  let writes = 0
  page.on('request', (request) => {
    if (request.url().includes('profile.change')) writes += 1
  })
  await press(page, /^link "Profile"/)
  await focusIs(page, /^heading "Profile"/)
  await tabTo(page, /^combobox "Weather location"/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(writes).toBe(0)
  await page.keyboard.press('Enter')
  await isHeard(page, /^Weather location changed/)
  expect(writes).toBe(1)
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'false')
})

test('a toast with Undo stays twenty seconds, and says which key reaches it', async ({ page, product }) => {
  await page.clock.install()
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('region', { name: 'This week' }).getByRole('button', { name: /^Done/ }).first().press('Enter')
  const toast = page.getByRole('region', { name: 'Messages, F8' }).getByRole('status')
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible()
  // One line, which is heard once, with its Undo.
  await expect(toast).toHaveText(/^Well done.+\sUndo: F8Undo$/)
  await page.clock.fastForward(15_000)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(6_000)
  await expect(toast).toHaveCount(0)
})

test('a form says what it needs, counts what is wrong, and a refusal is heard once', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/401 \(Unauthorized\)/)
  await page.goto(`${product.url}/login`)
  await expect(page.getByLabel('Password')).toBeVisible()
  await firstKey(page)
  await listen(page)
  await expect(page.getByLabel('Username')).toHaveAttribute('required')
  await press(page, /^button "Sign in"/)
  await isHeard(page, /^2 fields need a look$/)
  await focusIs(page, /^textbox "Username"/)
  await page.keyboard.type('admin')
  await type(page, /^textbox "Password"/, 'wrong')
  await page.keyboard.press('Enter')
  await isHeard(page, /Invalid username or password/)
  await focusIs(page, /^textbox "Password"/)
  expect((await heard(page)).filter((words) => words.includes('Invalid username'))).toHaveLength(1)

  await page.goto(`${product.url}/crops`)
  await press(page, /^button "View Details: Tomato/)
  const sheet = page.getByRole('dialog', { name: 'Tomato' })
  await focusIs(page, /^heading "Tomato"/)
  await expect(sheet).not.toHaveAttribute('aria-describedby')
  await press(page, /^button "Remove crop"/)
  await focusIs(page, /^button "Keep it"/)
  await page.keyboard.press('Escape')
  await focusIs(page, /^button "Remove crop"/)
  await page.keyboard.press('Escape')
  await focusIs(page, /^button "View Details: Tomato/)
})

test('with colours of one’s own, what is pressed, on or done is seen', async ({ page, product }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${product.url}/profile`)
  const choice = page.getByRole('switch', { name: 'Advisories' })
  await expect(choice).toBeChecked()
  await firstKey(page)
  const look = (what: Locator) => what.screenshot({ animations: 'disabled' })
  const on = await look(choice)
  await tabTo(page, /^switch "Advisories"/)
  await page.keyboard.press(' ')
  await tabTo(page, /^switch/)
  await expect.poll(async () => (await look(choice)).equals(on)).toBe(false)

  await page.goto(`${product.url}/advisories`)
  const chips = page.getByRole('main').getByRole('group').first()
  await expect(chips.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
  await firstKey(page)
  const colours = (pressed: boolean) =>
    chips
      .locator(`[aria-pressed="${pressed}"]`)
      .first()
      .evaluate((chip) => getComputedStyle(chip).backgroundColor)
  expect(await colours(true)).not.toBe(await colours(false))
  const [here, elsewhere] = ['Home', 'Market'].map((name) => page.getByRole('navigation').getByRole('link', { name }))
  const ground = (link: Locator) => link.evaluate((place) => getComputedStyle(place).backgroundColor)
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByRole('heading', { name: 'Latest Advisories' })).toBeVisible()
  await firstKey(page)
  expect(await ground(here!)).not.toBe(await ground(elsewhere!))

  // How far a crop is: the part that is done stands out from the rest of its bar.
  await page.goto(`${product.url}/crops`)
  const bar = page.getByRole('progressbar', { name: 'Progress of Tomato' })
  await expect(bar).toBeVisible()
  await firstKey(page)
  const groundOf = (part: Locator) => part.evaluate((each) => getComputedStyle(each).backgroundColor)
  await expect.poll(async () => (await groundOf(bar.locator('span'))) !== (await groundOf(bar))).toBe(true)
  expect(await bar.evaluate((whole) => getComputedStyle(whole).outlineStyle)).toBe('solid')
})
