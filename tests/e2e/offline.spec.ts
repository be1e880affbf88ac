import { BROKEN, kept, readyForOffline } from './farm.ts'
import { expect, test } from './product.ts'

test.use({ serviceWorkers: 'allow' })

test('a farmer adds a crop without a connection, and it is on the server once it is back', async ({
  page,
  context,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
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
  await expect(kept(page)).toBeVisible()
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

test('a screen that was never opened says so without a connection, names what is kept, and loads by itself later', async ({
  page,
  context,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
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

test('a sign-out without a connection ends the session on the server as soon as there is one', async ({
  page,
  context,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
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
