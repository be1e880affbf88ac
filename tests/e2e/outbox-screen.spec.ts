import { apiOf, BREAKING_LINE, leave, openCrop, writeNote } from './farm.ts'
import { readyForOffline } from './installed-app.ts'
import { expect, OWN, test } from './product.ts'

test.use(BREAKING_LINE)

test('a refused write is shown with its reason, edited and sent', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByText('My Crops')).toBeVisible()
  const input = { name: 'Martha', message: '' }
  await leave(page, { path: 'farmer.contact.submit', input: { ...input, subject: 'Worms' }, rows: [], meanwhile: { ticketId: '' } }) // biome-ignore format: one row
  await leave(page, { path: 'farmer.remarks.write', input: { remark: 'Hail in the night' }, version: 0 })
  await page.goto(`${product.url}/outbox`)
  await expect(page.getByText('2 need you')).toBeVisible()
  await expect(page.getByText('The server said: Write your message')).toBeVisible()
  const old = page.getByRole('listitem').filter({ hasText: 'Written with an older version' })
  await expect(old.getByText('Hail in the night')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect((await file).suggestedFilename()).toBe('kuu-to-be-sent.json')
  await old.getByRole('button', { name: 'Throw away' }).click()
  await old.getByRole('button', { name: 'Throw away' }).click()
  await expect(old).toBeHidden()
  await page.getByRole('button', { name: 'Change it' }).click()
  await page.getByLabel('Message').fill('Worms in my maize')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Everything is sent')).toBeVisible()
})

test('an entry is not sent while it is edited', async ({ page, context, product }) => {
  await openCrop(page, product, 'Maize')
  await context.setOffline(true)
  await page.goto(`${product.url}/outbox`)
  await leave(page, { path: 'farmer.contact.submit', input: { name: 'Martha', message: 'Worms' }, rows: [], meanwhile: { ticketId: '' } }) // biome-ignore format: one row
  await page.reload()
  await page.getByRole('button', { name: 'Change it' }).click()
  await page.getByLabel('Message').fill('Worms in my ma')
  const back = page.waitForResponse(/sync\.changes/)
  await context.setOffline(false)
  await back
  await page.getByLabel('Message').pressSequentially('ize')
  await expect(page.getByLabel('Message')).toHaveValue('Worms in my maize')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Everything is sent')).toBeVisible()
  await page.goto(`${product.url}/tickets`)
  await expect(page.getByText('Worms in my maize')).toHaveCount(1)
})

test('a write refused after its form was closed is in the outbox', async ({ page, product }) => {
  let refuse = () => {}
  const closed = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route('**/trpc/farmer.cropLog.note', async (route) => {
    await closed
    const data = { code: 'NOT_FOUND', problem: 'notFound' }
    await route.fulfill({
      status: 404,
      headers: OWN,
      json: { error: { json: { message: 'We could not find that', data } } },
    })
  })
  const dialog = await writeNote(page, product, 'Typed and gone')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  refuse()
  await expect(page.getByText('Maize: not saved')).toBeVisible()
  await page.getByRole('link', { name: '1 needs you' }).click()
  await expect(page.getByText('Typed and gone')).toBeVisible()
  await expect(page.getByText('The server said: We could not find that')).toBeVisible()
})

test('signing out with unsent writes asks first; nobody else sees them, and they are sent after the next sign-in', async ({
  page,
  context,
  product,
}) => {
  const dialog = await openCrop(page, product, 'Maize')
  await page.goto(`${product.url}/profile`)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await leave(page, { path: 'farmer.contact.submit', input: { name: 'Martha', message: 'x'.repeat(6000) }, rows: [], meanwhile: { ticketId: '' } }) // biome-ignore format: one row
  await page.reload()
  await expect(page.getByText('1 needs you')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('alert')).toContainText(
    '1 thing you wrote is not sent yet. What you wrote stays on this phone',
  )
  await page.getByRole('button', { name: 'Sign out all the same' }).click()
  await expect(page).toHaveURL(/\/select$/)
  await page.goto(`${product.url}/register`)
  await page.getByLabel('Full name').fill('Comfort Kpadeh')
  await page.getByLabel('Username').fill('comfort')
  await page.getByLabel('Password').fill('a long secret')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Comfort/ })).toBeVisible()
  await page.goto(`${product.url}/outbox`)
  await expect(page.getByText('Everything is sent')).toBeVisible()
  await expect(dialog).toBeHidden()
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${product.url}/outbox`)
  await expect(page.getByText('1 needs you')).toBeVisible()
})

test('entries that cannot be read stop no screen, and stand in the outbox', async ({ page, context, product }) => {
  const { userId } = await apiOf(product, 'farmer')
  await page.goto(`${product.url}/farmer`)
  await readyForOffline(page)
  await context.setOffline(true)
  const ids = { farmerId: userId, cropId: 'maize' }
  await leave(page, { path: 'farmer.crops.add', input: { ...ids, id: 'odd' }, rows: ['odd'], optimisticAnswer: { id: 'odd' } }) // biome-ignore format: one row
  await leave(page, { path: 'farmer.crops.add', input: { ...ids, id: 'bare' }, rows: ['bare'] })
  await leave(page, { path: 'farmer.notifications.markUnread', input: {}, rows: [] })
  await leave(page, { path: 'farmer.contact.submit', input: {}, rows: [] })
  await leave(page, { path: 'farmer.some.day', input: {}, rows: [] })
  for (const path of ['/farmer', '/crops', '/tickets']) {
    await page.goto(product.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'stopped working' })).toBeHidden()
  }
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByRole('button', { name: 'View Details: Maize' })).toBeVisible()
  await page.goto(`${product.url}/outbox`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Waiting' })).toHaveCount(5)
})
