import type { Page } from '@playwright/test'
import { BROKEN, kept, leave, notesOn, openCrop, readyForOffline } from './farm.ts'
import { expect, type Product, test } from './product.ts'

async function writeNote(page: Page, product: Product, text: string) {
  const dialog = await openCrop(page, product, 'Maize')
  await dialog.getByRole('button', { name: 'Note' }).click()
  await dialog.getByRole('textbox', { name: 'Note' }).fill(text)
  await dialog.getByRole('button', { name: 'Save' }).click()
  return dialog
}

test('an answer that is lost makes no second note', async ({ page, product, expectedMessages }) => {
  expectedMessages.push(BROKEN)
  let lost = 0
  await page.route('**/trpc/farmer.cropLog.note', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await writeNote(page, product, 'Rain at last')
  await expect(kept(page)).toBeVisible()
  await expect(page.getByText('1 to send')).toBeHidden({ timeout: 20_000 })
  expect(await notesOn(product, 'Rain at last')).toBe(1)
})

test('a server that is killed in the middle of a request has the note once when it is back', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
  let isKilled = false
  await page.route('**/trpc/farmer.cropLog.note', async (route) => {
    if (isKilled) return route.continue()
    isKilled = true
    await route.fetch()
    await product.stop('SIGKILL')
    await route.abort('connectionreset')
  })
  await writeNote(page, product, 'Weeded')
  await expect(kept(page)).toBeVisible()
  await product.start()
  await expect(page.getByText('1 to send')).toBeHidden({ timeout: 20_000 })
  expect(await notesOn(product, 'Weeded')).toBe(1)
})

test('two tabs send what waits once, and both know it', async ({ page, product, context, expectedMessages }) => {
  expectedMessages.push(BROKEN)
  const other = await context.newPage()
  await other.goto(`${product.url}/farmer`)
  const dialog = await openCrop(page, product, 'Maize')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Note' }).click()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Two tabs')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('1 to send')).toBeVisible()
  await context.setOffline(false)
  await expect(other.getByText('1 to send')).toBeHidden()
  await expect(page.getByText('1 to send')).toBeHidden()
  expect(await notesOn(product, 'Two tabs')).toBe(1)
})

test('what the server refuses is shown with its reason, mended and sent', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByText('My Crops')).toBeVisible()
  const input = { name: 'Martha', message: '' }
  await leave(page, { path: 'farmer.contact.submit', input: { ...input, subject: 'Worms' }, rows: [], meanwhile: { ticketId: '' } }) // biome-ignore format: one row
  await leave(page, { path: 'farmer.remarks.write', input: { remark: 'Hail in the night' }, version: 0 })
  await page.goto(`${product.url}/outbox`)
  await expect(page.getByText('2 need you')).toBeVisible()
  await expect(
    page.getByText('The server said: Missing Information: Please fill in your name and message'),
  ).toBeVisible()
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

test('without a store on the phone Kuu works online, and says offline that it keeps nothing', async ({
  page,
  context,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not in a private window', 'SecurityError')
    }
  })
  const dialog = await writeNote(page, product, 'Online')
  await expect(page.getByRole('status')).toContainText('Your note on Maize is kept.')
  await readyForOffline(page)
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Note' }).click()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Offline')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const notice = page.getByRole('region', { name: 'Connection' })
  await expect(notice).toContainText('This browser keeps nothing after its window is closed')
  await context.setOffline(false)
  await expect(page.getByText('1 to send')).toBeHidden()
  expect(await notesOn(product, 'Online')).toBe(1)
  expect(await notesOn(product, 'Offline')).toBe(1)
})

test('a full phone says so, and what was typed stays in its form', async ({
  page,
  context,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
  await page.addInitScript(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const dialog = await openCrop(page, product, 'Maize')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Note' }).click()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('No room')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The storage of this phone is full.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('No room')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your note on Maize is kept.' })).toBeVisible()
  expect(await notesOn(product, 'No room')).toBe(1)
})

test('what is refused after its form was closed is found in the outbox', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
  let refuse = () => {}
  const closed = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route('**/trpc/farmer.cropLog.note', async (route) => {
    await closed
    const data = { code: 'NOT_FOUND', problem: 'notFound' }
    await route.fulfill({ status: 404, json: { error: { json: { message: 'We could not find that', data } } } })
  })
  const dialog = await writeNote(page, product, 'Typed and gone')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  refuse()
  await page.getByRole('link', { name: '1 needs you' }).click()
  await expect(page.getByText('Typed and gone')).toBeVisible()
  await expect(page.getByText('The server said: We could not find that')).toBeVisible()
})

for (const hours of [-24, 24])
  test(`a clock that is wrong by ${hours} hours, and then set right, hides nothing`, async ({ page, product }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 })
    await page.goto(`${product.url}/farmer`)
    await expect(page.getByRole('button', { name: 'View Details: Maize' })).toBeVisible()
    await page.clock.setSystemTime(Date.now())
    const dialog = await writeNote(page, product, 'By whatever clock')
    await expect(page.getByText('Your note on Maize is kept.')).toBeVisible()
    await dialog.getByRole('tab', { name: 'Activity Log' }).click()
    await expect(dialog.getByText('By whatever clock')).toBeVisible()
    expect(await notesOn(product, 'By whatever clock')).toBe(1)
  })

test('who leaves with something unsent is told that it stays, nobody else sees it, and it is sent when she is back', async ({
  page,
  context,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
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
