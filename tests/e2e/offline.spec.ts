import { BREAKING_LINE, savedToast } from './farm.ts'
import { answersCached, readyForOffline } from './installed-app.ts'
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
  await dialog.getByLabel('Crop').selectOption({ label: 'Sorghum' })
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

test('a screen that was never opened says so without a connection, lists cached ones, and loads by itself later', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/crops`)
  await expect(page.getByText(/^Current Crops/)).toBeVisible()
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto(`${product.url}/courses`)
  await expect(page.getByText('This has not been opened with a connection yet')).toBeVisible()
  const places = page.getByRole('navigation', { name: 'Kept on this phone' }).getByRole('link')
  await expect(places).toHaveText(['Home', 'Crops'])
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(places).toHaveCount(0)

  await context.setOffline(true)
  await page.goto(`${product.url}/market`)
  await page.getByRole('navigation', { name: 'Kept on this phone' }).getByRole('link', { name: 'Crops' }).click()
  await expect(page.getByText(/^Current Crops/)).toBeVisible()
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
  ['/market/CROP', 'World Food Programme'],
  ['/advisories', 'Scout your maize for fall armyworm twice a week'],
  ['/courses', 'Duration'],
  ['/finance', 'Interest'],
  ['/profile', 'Martha'],
  ['/tickets', 'You have not asked for help yet.'],
] as const

test('every visited screen opens again without a connection, with its data', async ({ page, context, product }) => {
  test.setTimeout(90_000)
  const prices: { cropId: string; market: string }[] = await (
    await page.request.get(`${product.url}/api/market-prices`)
  ).json()
  const { cropId } = prices.find(({ market }) => market === 'Monrovia')!
  const open = async ([path, words]: readonly [string, string]) => {
    await page.goto(product.url + path.replace('CROP', cropId))
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
  }
  await page.goto(`${product.url}/farmer`)
  await readyForOffline(page)
  for (const screen of SCREENS) {
    await open(screen)
    await answersCached(page)
  }
  await context.setOffline(true)
  for (const screen of SCREENS) {
    await open(screen)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText(/^Loaded /)).toBeVisible()
  }
})

test('a page that was loaded past the worker is controlled by it all the same', async ({ page, context, product }) => {
  await page.goto(`${product.url}/farmer`)
  await readyForOffline(page)
  const browser = await context.newCDPSession(page)
  // Like a reload with the shift key: answers come from the server, and no worker controls the page.
  await browser.send('Page.reload', { ignoreCache: true })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await readyForOffline(page)
})
