import type { Page } from '@playwright/test'
import { apiOf, BREAKING_LINE, openCrop, savedToast } from './farm.ts'
import { readyForOffline } from './installed-app.ts'
import { expect, test } from './product.ts'

test.use(BREAKING_LINE)

test('a farmer adds a crop without a connection, and it is on the server after reconnecting', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('link', { name: 'Crops' }).first().click()
  await expect(page.getByText(/^Current Crops/)).toBeVisible()
  await readyForOffline(page)

  await context.setOffline(true)
  await page.goto(`${product.url}/crops`)
  await expect(page.getByText('Loaded ')).toBeVisible()
  await page.getByRole('button', { name: 'Add a crop' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sorghum' }).click()
  await dialog.getByLabel('Area').fill('0.4')
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  await expect(savedToast(page)).toBeVisible()
  await expect(page.getByText('Will be sent when you are online')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Will be sent when you are online')).toBeVisible()
  await page.getByRole('link', { name: '1 to send' }).click()
  await expect(page.getByText('New crop: Sorghum')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('Everything is sent')).toBeVisible()
  await page.goto(`${product.url}/crops`)
  await expect(page.getByText('Sorghum').first()).toBeVisible()
  await expect(page.getByText('Will be sent when you are online')).toHaveCount(0)
})

test('a problem on a crop that waits to be sent stands in its health and in its log, with what is done about it', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/crops`)
  await readyForOffline(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add a crop' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Sorghum' }).click()
  await form.getByLabel('Area').fill('0.4')
  await form.getByRole('button', { name: 'Add Crop' }).click()
  await page.getByRole('button', { name: 'View Details: Sorghum' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sorghum' })
  await dialog.getByRole('tab', { name: 'Activity Log' }).click()
  await expect(dialog.getByText('Nothing has happened yet.')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Care Schedule' }).click()
  await expect(dialog.getByText('The care schedule comes once this crop is sent.')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Health Monitor' }).click()
  await dialog.getByRole('textbox').fill('Midges in the heads')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('checkbox', { name: 'Resolved: Midges in the heads' }).check()
  await dialog.getByRole('tab', { name: 'Activity Log' }).click()
  const reported = dialog.getByRole('listitem').filter({ hasText: 'Problem reported' })
  await expect(reported).toContainText('Midges in the heads')

  await context.setOffline(false)
  await expect(page.getByText(/to send$/)).toBeHidden()
  await expect(reported).toContainText('Midges in the heads')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Problem resolved' })).toBeVisible()
  await expect(dialog.getByText('Will be sent when you are online')).toHaveCount(0)
  await dialog.getByRole('tab', { name: 'Care Schedule' }).click()
  await expect(dialog.getByRole('button', { name: /^Done: .*, Sorghum$/ }).first()).toBeVisible()
})

test('a crop that is removed without a connection is brought back from the list, before it is sent and after', async ({
  page,
  context,
  product,
}) => {
  const farmer = await apiOf(product, 'farmer')
  const removeCassava = async () => {
    const dialog = await openCrop(page, product, 'Cassava')
    await readyForOffline(page)
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Remove crop' }).click()
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(savedToast(page)).toBeVisible()
    await page.goto(`${product.url}/crops`)
  }
  const back = page.getByRole('button', { name: 'Bring back Cassava' })
  const removed = page.getByRole('heading', { name: 'Removed crops' })
  const cassava = page.getByRole('button', { name: 'View Details: Cassava' })
  await removeCassava()
  await back.click()
  await expect(cassava).toBeVisible()
  await expect(removed).toBeHidden()
  const sendAll = async () => {
    await context.setOffline(false)
    await page.goto(`${product.url}/outbox`)
    await expect(page.getByText('Everything is sent')).toBeVisible()
  }
  await sendAll()

  await removeCassava()
  await sendAll()
  expect(await farmer.crop(farmer.userId, 'Cassava')).toBeUndefined()
  await page.goto(`${product.url}/crops`)
  await expect(back).toBeVisible()
  await context.setOffline(true)
  await back.click()
  // Its line stays until the server has brought it back.
  await expect(removed).toBeVisible()
  await expect(back).toBeHidden()
  await context.setOffline(false)
  await expect(cassava).toBeVisible()
  await expect(removed).toBeHidden()
})

test('what is not on the phone says so without a connection, lists what is, and loads by itself later', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/profile`)
  await expect(page.getByText('Every screen opens')).toBeVisible({ timeout: 20_000 })
  // Prices over time are too much to be fetched ahead for every crop.
  const { cropId } = await priceIn(page, product.url, 'Monrovia')
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto(`${product.url}/market/${cropId}`)
  await expect(page.getByText('This is not on the phone yet')).toBeVisible()
  const places = page.getByRole('navigation', { name: 'Kept on this phone' }).getByRole('link')
  await expect(places).toHaveText(['Home', 'Crops', 'Courses', 'Market', 'Finance'])
  await context.setOffline(false)
  await expect(page.getByText('World Food Programme').first()).toBeVisible()
  await expect(places).toHaveCount(0)
})

test('the change of a password opens without a connection, over the profile', async ({ page, context, product }) => {
  await page.goto(`${product.url}/profile`)
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  await readyForOffline(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('dialog').getByLabel('Current password')).toBeVisible()
})

test('a sign-out without a connection ends the session on the server with the next connection', async ({
  page,
  context,
  product,
}) => {
  const who = async () =>
    (await (await page.request.get(`${product.url}/trpc/auth.status`)).json()).result.data.json.user
  await page.goto(`${product.url}/profile`)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await readyForOffline(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/select$/)
  expect(await who()).toMatchObject({ fullName: 'Martha Adeyemi' })
  await context.setOffline(false)
  await expect.poll(who).toBeNull()
})

/** Each screen of the farmer, with a text that only its data can show. */
const SCREENS = [
  ['/farmer', 'Heavy rain from tomorrow'],
  ['/crops', 'harvest in'],
  ['/market', '/kg'],
  ['/advisories', 'Scout your maize for fall armyworm twice a week'],
  ['/courses', 'Duration'],
  ['/finance', 'Total Balance'],
  ['/finance?tab=mobile-money', 'Account number'],
  ['/finance?tab=loans', 'No loans yet'],
  ['/finance?tab=insurance', 'No insurance policies'],
  ['/finance?tab=history', 'Opening balance'],
  ['/profile', 'Every screen opens'],
  ['/tickets', 'You have not asked for help yet.'],
  ['/fields', 'Home field'],
] as const

test('after a first visit to one screen every screen opens without a connection, with its data', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/profile`)
  await expect(page.getByText('Every screen opens')).toBeVisible({ timeout: 20_000 })
  await readyForOffline(page)
  await context.setOffline(true)
  for (const [path, words] of SCREENS) {
    await page.goto(product.url + path)
    await expect(page.getByText(words).first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText(/^Loaded /)).toBeVisible()
  }
  await page.getByRole('button', { name: /notification/i }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await page.goto(`${product.url}/crops`)
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0)
  await page.goto(product.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

async function priceIn(page: Page, url: string, market: string) {
  const prices: { cropId: string; market: string }[] = await (await page.request.get(`${url}/api/market-prices`)).json()
  return prices.find((price) => price.market === market)!
}

test('a page that was loaded past the worker is controlled by it all the same', async ({ page, context, product }) => {
  await page.goto(`${product.url}/farmer`)
  await readyForOffline(page)
  const browser = await context.newCDPSession(page)
  // Like a reload with the shift key: answers come from the server, and no worker controls the page.
  await browser.send('Page.reload', { ignoreCache: true })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await readyForOffline(page)
})
