import { expect, reading as test } from './product.ts'
import { DESKTOP } from './screens.ts'

test('the language is stored, set on the document, and announced', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('menuitemradio', { name: /Kiswahili/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Lugha Imebadilishwa' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Lugha sasa ni Kiswahili' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
  expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('sw')
})

test('the theme is stored', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
})

test('the theme follows the phone until one is chosen', async ({ page, product }) => {
  const root = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${product.url}/farmer`)
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
  for (const colorScheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(root).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  }
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
})

test('the badge follows the connection', async ({ page, product, context, expectedMessages }) => {
  // Requests that the app may be sending in the background.
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByText('Online', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Online', { exact: true })).toBeVisible()
})

test("each screen sets the tab's title", async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await expect(page).toHaveTitle('Home · Kuu')
  await page.getByRole('link', { name: 'Crops' }).click()
  await expect(page).toHaveTitle('My Crops · Kuu')
  await page.getByRole('link', { name: 'Market' }).click()
  await expect(page).toHaveTitle('Market Prices · Kuu')
  await page
    .getByRole('link', { name: /^Maize/ })
    .first()
    .click()
  await expect(page).toHaveTitle('Maize · Kuu')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveTitle('Home · Kuu')
})

test('an unknown URL says so and links to the home screen', async ({ page, product }) => {
  await page.goto(`${product.url}/no/such/page`)
  await expect(page.getByText('This page does not exist')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Language' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL(/\/select$/)
})

test('each link of the navigation bar opens its screen', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  for (const [place, heading] of [
    ['Finance', 'Farmer Financial Services'],
    ['Crops', 'My Crops'],
    ['Courses', 'Agricultural Learning Center'],
    ['Market', 'Market Prices'],
    ['Profile', 'Profile'],
  ] as const) {
    const link = page.getByRole('navigation').getByRole('link', { name: place })
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
  // At the side of a desktop they come first, after the way past them.
  await page.setViewportSize(DESKTOP)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeFocused()
})

test('a stored session that cannot be parsed is removed', async ({ page, product, expectedMessages }) => {
  expectedMessages.push(/The stored user could not be read/)
  await page.goto(`${product.url}/select`)
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'token')
    localStorage.setItem('authUser', '{broken')
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const stored = () => [localStorage.getItem('authToken'), localStorage.getItem('authUser')]
  expect(await page.evaluate(stored)).toEqual([null, null])
})

test('after a new rotation, and after its session has ended on the server, the demo signs in again', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/401 \(Unauthorized\)/)
  const token = () => page.evaluate(() => localStorage.getItem('authToken'))
  const welcome = page.getByRole('heading', { level: 1, name: /Martha/ })
  await page.goto(`${product.url}/farmer`)
  await expect(welcome).toBeVisible()
  const first = await token()

  await page.evaluate(() => localStorage.setItem('authRotation', '2020-01-01'))
  await page.reload()
  await expect(welcome).toBeVisible()
  const second = await token()
  expect(second).not.toBe(first)

  await page.evaluate(() => localStorage.setItem('authToken', 'dead'))
  await page.reload()
  await expect(page.getByRole('button', { name: /^View Details/ })).toHaveCount(4)
  // The server's drawing shows them too, before the app has signed in.
  await expect.poll(token).not.toBe('dead')
})

test('a failed sign-in as another user signs out the current one', async ({ page, product, expectedMessages }) => {
  expectedMessages.push(/401 \(Unauthorized\)/)
  await page.goto(`${product.url}/farmer`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull()
  await page.goto(`${product.url}/admin/login`)
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password. Please try again.')
  await expect(page.getByLabel('Password')).toBeFocused()
  const stored = () => [localStorage.getItem('authToken'), localStorage.getItem('authUser')]
  expect(await page.evaluate(stored)).toEqual([null, null])
})
