import { BREAKING_LINE, entriesLeft, notesOn, openCrop, savedToast, writeNote } from './farm.ts'
import { readyForOffline } from './installed-app.ts'
import { expect, test } from './product.ts'

test.use(BREAKING_LINE)

test('a lost answer makes no second note', async ({ page, product }) => {
  let lost = 0
  await page.route('**/trpc/farmer.cropLog.note', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await writeNote(page, product, 'Rain at last')
  await expect(savedToast(page)).toBeVisible()
  await expect(page.getByText('1 to send')).toBeHidden({ timeout: 20_000 })
  expect(await notesOn(product, 'Rain at last')).toBe(1)
})

test('a page that ends while a note is being sent offers that note for no second time', async ({ page, product }) => {
  let stored = () => {}
  const isStored = new Promise<void>((resolve) => {
    stored = resolve
  })
  await page.route('**/trpc/farmer.cropLog.note', () => stored())
  const dialog = await writeNote(page, product, 'Weeded twice')
  await isStored
  await page.unrouteAll()
  await page.reload()
  await dialog.getByRole('button', { name: 'Note' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('')
  await expect(page.getByText('1 to send')).toBeHidden({ timeout: 20_000 })
  expect(await notesOn(product, 'Weeded twice')).toBe(1)
})

test('a server killed during a request has the note once after its restart', async ({ page, product }) => {
  let isKilled = false
  await page.route('**/trpc/farmer.cropLog.note', async (route) => {
    if (isKilled) return route.continue()
    isKilled = true
    await route.fetch()
    await product.stop('SIGKILL')
    await route.abort('connectionreset')
  })
  await writeNote(page, product, 'Weeded')
  await expect(savedToast(page)).toBeVisible()
  await product.start()
  await expect(page.getByText('1 to send')).toBeHidden({ timeout: 20_000 })
  expect(await notesOn(product, 'Weeded')).toBe(1)
})

test('two tabs send a pending write once, and both show it as sent', async ({ page, product, context }) => {
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

test('without a store on the phone Kuu works online, and says offline that it saves nothing', async ({
  page,
  context,
  product,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not in a private window', 'SecurityError')
    }
  })
  const dialog = await writeNote(page, product, 'Online')
  await expect(page.getByRole('status').filter({ hasText: 'Your note on Maize is kept.' })).toBeVisible()
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

test('a full phone says so, and the form keeps what was typed', async ({ page, context, product }) => {
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

for (const hours of [-24, 24])
  test(`a clock that is wrong by ${hours} hours, and then corrected, hides nothing`, async ({ page, product }) => {
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

test('what was sent from another screen stands in its lists without a connection', async ({
  page,
  context,
  product,
}) => {
  const crop = await openCrop(page, product, 'Maize')
  await crop.getByRole('tab', { name: 'Activity Log' }).click()
  await expect(crop.getByText('Now: Growing')).toBeVisible()
  await page.goto(`${product.url}/crops`)
  await readyForOffline(page)
  // Not the browser's own offline mode: with its end the worker would send what waits.
  await context.route(/\/(trpc|api)\//, (route) => route.abort('connectionfailed'))
  await page.getByRole('button', { name: 'Add a crop' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Sorghum' }).click()
  await form.getByLabel('Area').fill('0.4')
  await form.getByRole('button', { name: 'Add Crop' }).click()
  await page.getByRole('button', { name: 'View Details: Maize' }).click()
  await crop.getByRole('button', { name: 'Note' }).click()
  await crop.getByRole('textbox', { name: 'Note' }).fill('Three rows have come up')
  await crop.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2 to send')).toBeVisible()
  await page.goto(`${product.url}/outbox`)
  await expect(page.getByText('Three rows have come up')).toBeVisible()
  await context.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Everything is sent')).toBeVisible()
  // Until its lists are there, what was sent is still laid over them.
  await expect.poll(() => entriesLeft(page)).toBe(0)

  await context.setOffline(true)
  await page.goto(`${product.url}/crops`)
  await expect(page.getByRole('button', { name: 'View Details: Sorghum' })).toBeVisible()
  await page.getByRole('button', { name: 'View Details: Maize' }).click()
  await crop.getByRole('tab', { name: 'Activity Log' }).click()
  await expect(crop.getByText('Three rows have come up')).toBeVisible()
})
