import { answersCached } from './installed-app.ts'
import { expect, test } from './product.ts'

test('from the landing page to a crop that is still there after the server was killed and restarted', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/)
  await page.goto(product.url)
  await page.getByRole('link', { name: 'Enter Platform' }).first().click()
  await expect(page).toHaveURL(/\/select$/)
  await page.getByRole('link', { name: /^Farmer/ }).click()
  await expect(page).toHaveURL(/\/farmer$/)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Martha$/)
  await expect(page.getByRole('heading', { name: /Heavy rain/ })).toBeVisible()
  await expect(page.getByText(/Wait with fertilizer until…$/)).toBeVisible()
  await page.getByRole('button', { name: 'Read more' }).click()
  await expect(page.getByText(/Wait with fertilizer until…$/)).toBeHidden()
  await expect(page.getByRole('button', { name: /^View Details/ })).toHaveCount(4)
  await expect(page.getByRole('button', { name: /^Read Full Advisory/ })).toHaveCount(3)
  await expect(page.getByText('/kg')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()

  await page.getByRole('button', { name: 'Add a crop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Crop' })
  await dialog.getByRole('button', { name: 'Groundnut' }).click()
  await expect(dialog.getByLabel('Area Size (hectares)')).toBeFocused()
  await dialog.getByText('Planting advice').click()
  await expect(dialog.getByText('When to plant')).toBeVisible()
  const area = dialog.getByLabel('Area Size (hectares)')
  await area.press('ArrowUp')
  await expect(area).toHaveValue('0.1')
  await area.press('ArrowUp')
  await expect(area).toHaveValue('0.2')
  await area.fill('0.7')
  await dialog.getByLabel('Planting Date').fill('2026-11-01')
  const harvest = dialog.getByLabel('Expected Harvest Date')
  await expect(harvest).not.toHaveValue('')
  const planting = dialog.getByLabel('Planting Date')
  const planted = await planting.inputValue()
  const derived = await harvest.inputValue()
  await planting.fill('2028-01-01')
  await expect(harvest).not.toHaveValue(derived)
  await harvest.fill('2028-06-01')
  await planting.fill(planted)
  await expect(harvest).toHaveValue('2028-06-01')
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  const toast = page.getByRole('status')
  await expect(toast).toContainText(['Crop Added Successfully'])
  await expect(toast).toContainText(['Groundnut has been added to your farm'])
  await expect(page.getByRole('button', { name: 'View Details: Groundnut' })).toBeVisible()

  await product.stop('SIGKILL')
  await product.start()
  await page.reload()
  await expect(page.getByRole('button', { name: 'View Details: Groundnut' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Crops' }).click()
  await expect(page.getByRole('heading', { name: 'Current Crops (6)' })).toBeVisible()
})

test('the home of a farmer with five crops and an alert is no longer than three screens', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByRole('button', { name: /^View Details/ })).toHaveCount(4)
  await expect(page.getByRole('button', { name: /^Read Full Advisory/ })).toHaveCount(3)
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1980)
  await page.getByRole('link', { name: 'See all' }).click()
  await expect(page.getByRole('heading', { name: 'Current Crops (5)' })).toBeVisible()
})

for (const [hour, sky] of [
  [8, 'morning'],
  [13, 'afternoon'],
  [17, 'evening'],
  [23, 'night'],
] as const)
  test(`the sky over the greeting is that of the ${sky}`, async ({ page, product }) => {
    // Monrovia, where the farm is, has the hours of UTC.
    await page.addInitScript((at) => {
      const written = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')!.get!
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
        get(this: Intl.DateTimeFormat) {
          return (moment: Date) => written.call(this)(new Date(moment).setUTCHours(at))
        },
      })
    }, hour)
    await page.goto(`${product.url}/farmer`)
    await expect(page.locator('[data-sky]:not([data-drawn] *)').filter({ hasText: 'Martha' })).toHaveAttribute(
      'data-sky',
      sky,
    )
  })

test('a crop without its area is refused, and nothing typed is lost', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: 'Add a crop' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Notes').fill('behind the house')
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Missing Information' })).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: 'Please select a crop and enter the area size' }),
  ).toBeVisible()
  await expect(dialog.getByLabel('Notes')).toHaveValue('behind the house')
})

test('a crop that could not be sent waits in the outbox, and is sent with the next connection', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/)
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: 'Add a crop' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: 'Crop' }).fill('okro')
  await dialog.getByRole('button', { name: 'Okra' }).click()
  await dialog.getByLabel('Area Size (hectares)').fill('2')
  await page.route('**/trpc/farmer.crops.add**', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this phone' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Will be sent when you are online')).toBeVisible()
  await page.unroute('**/trpc/farmer.crops.add**')
  await expect(page.getByText('Will be sent when you are online')).toBeHidden({ timeout: 15_000 })
  await expect(page.getByRole('button', { name: /^View Details/ })).toHaveCount(4)
})

test('visited lists come from the phone; those that cannot be loaded offer a retry', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/)
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByRole('button', { name: /^View Details/ })).toHaveCount(4)
  await answersCached(page)
  await page.route('**/trpc/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('button', { name: /^View Details/ })).toHaveCount(4)
  await expect(page.getByText('Loaded ')).toBeVisible()
  await page.getByRole('link', { name: 'Market' }).first().click()
  await expect(page.getByText('This is not on the phone yet').first()).toBeVisible()
  await page.unroute('**/trpc/**')
  await page.getByRole('alert').first().getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: /Maize/ }).first()).toBeVisible()
})

test('an advisory opens with its steps, and a crop gets its next status', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  const read = page.getByRole('button', { name: /^Read Full Advisory/ }).first()
  await read.click()
  const advisory = page.getByRole('dialog')
  await advisory.getByRole('tab', { name: 'Action Steps' }).click()
  await expect(advisory.getByRole('listitem')).toHaveCount(4)
  await advisory.getByRole('button', { name: 'Close' }).click()
  await expect(read).toBeFocused()

  await page.getByRole('button', { name: 'View Details: Maize' }).click()
  const maize = page.getByRole('dialog', { name: 'Maize' })
  await maize.getByRole('button', { name: 'Ready to Harvest' }).click()
  await expect(maize.getByText('It cannot go back to ‘Growing’ afterwards.')).toBeVisible()
  await maize.getByRole('button', { name: 'Set it' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Maize is now: Ready to Harvest' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View Details: Maize' })).toContainText('90%')
})

test('the bell counts unread notifications; its list can be read, cleared and filtered by kind', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click()
  const dialog = page.getByRole('dialog', { name: 'Notifications' })
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  await dialog.getByRole('listitem').first().getByRole('button').first().click()
  const advisory = page.getByRole('dialog', { name: 'Scout your maize for fall armyworm twice a week' })
  await advisory.getByRole('button', { name: 'Close', exact: true }).first().click()
  await expect(page).toHaveURL(/\/advisories$/)
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  await dialog.getByRole('button', { name: 'Mark All Read' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'All notifications marked as read' })).toBeVisible()
  await dialog.getByRole('tab', { name: 'System' }).click()
  await dialog
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Notification deleted' })).toBeVisible()
})

test('due advice is answered, with a reason if it cannot be followed', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  const due = page.getByRole('region', { name: 'Do this now' })
  await expect(due).toContainText('Cassava, until')
  await due.getByRole('button', { name: /^I cannot/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please say why')).toBeVisible()
  await dialog.getByLabel('What stands in the way?').fill('No clean stems to be had')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
  await expect(due.getByRole('button', { name: /^I cannot/ })).toBeHidden()
  await due.getByText('Answered (1)').click()
  await due.getByRole('button', { name: /^Undo your answer/ }).click()
  await expect(due.getByRole('button', { name: /^I cannot/ })).toBeVisible()
})
