import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { apiOf, phonePhoto } from './farm.ts'
import { expect, test } from './product.ts'

/** A crop's dialog, opened on one of its tabs. */
async function openCrop(page: Page, name: string, tab?: string) {
  await page.getByRole('button', { name: `View Details: ${name}` }).click()
  const dialog = page.getByRole('dialog', { name })
  if (tab) await dialog.getByRole('tab', { name: tab }).click()
  return dialog
}

test('a problem with its photo, a completed task and the harvest are all in the log after a reload', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/farmer`)
  const dialog = await openCrop(page, 'Maize', 'Health Monitor')
  await expect(dialog.getByText('No problem has been reported. Good!')).toBeVisible()
  await dialog.getByLabel('What do you see?').fill('Windows in the leaves of ten plants')
  await dialog.locator('input[type=file]').setInputFiles(await phonePhoto(page))
  await expect(dialog.getByRole('img', { name: 'The photo you chose' })).toBeVisible()
  await expect(dialog.getByLabel('Show this crop as having a problem')).toBeChecked()
  const sending = page.waitForRequest(/\/photos$/)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  expect((await sending).headers()['content-type']).toBe('image/jpeg')
  const toast = page.getByRole('status')
  await expect(toast).toContainText(['Problem reported'])
  const photo = dialog.getByRole('img', { name: 'Photo of the problem' })
  await expect(photo).toBeVisible()
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280)
  const uploads = join(product.dataFolder, 'uploads')
  // The demo's documents lie there too; they are named by their hash.
  const taken = readdirSync(uploads).filter((file) => !/^[\da-f]{64}$/.test(file) && file !== 'trash')
  const weights = taken.map((file) => statSync(join(uploads, file)).size)
  expect(weights).toHaveLength(1)
  expect(weights[0]).toBeLessThanOrEqual(300 * 1024)
  await expect(dialog.getByLabel('What do you see?')).toHaveValue('')
  await dialog.getByRole('checkbox', { name: /^Resolved/ }).check()
  await expect(toast).toContainText(['Marked as resolved.'])

  await dialog.getByRole('tab', { name: 'Care Schedule' }).click()
  await dialog.getByRole('button', { name: 'Done: Look for pests and diseases, Maize' }).click()
  await expect(toast).toContainText(['Look for pests and diseases'])

  await dialog.getByRole('tab', { name: 'Overview' }).click()
  await dialog.getByRole('button', { name: 'Harvested' }).click()
  await dialog.getByLabel('Actual yield (kg)').fill('1350.5')
  await dialog.getByRole('button', { name: 'It is harvested' }).click()
  await expect(toast).toContainText(['Maize is now: Harvested'])
  await expect(dialog.getByText('1,350.5 kg')).toBeVisible()

  // The dialog is open again after a reload.
  await page.reload()
  await dialog.getByRole('tab', { name: 'Activity Log' }).click()
  const log = dialog.getByRole('tabpanel', { name: 'Activity Log' })
  for (const line of [
    'Now: Harvested',
    'Actual yield: 1,350.5 kg',
    'Done: Look for pests and diseases',
    'Problem resolved',
    'Now: Problem',
    'Problem reported',
  ])
    await expect(log.getByText(line, { exact: true }).first()).toBeVisible()
  await expect(log.getByRole('img', { name: 'Photo of the problem' })).toBeVisible()
  await expect(log.getByText(/Martha Adeyemi · /).first()).toBeVisible()
})

test('a file that is no photo is refused before anything is sent', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  const dialog = await openCrop(page, 'Okra', 'Health Monitor')
  const file = { name: 'leaf.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByRole('alert')).toContainText('could not be read as a photo')
})

test('a report that cannot be sent waits in the outbox with its photo, and is sent with the next connection', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/)
  await page.goto(`${product.url}/farmer`)
  const dialog = await openCrop(page, 'Cassava', 'Health Monitor')
  await dialog.getByLabel('What do you see?').fill('Yellow leaves')
  await dialog.locator('input[type=file]').setInputFiles(await phonePhoto(page))
  await expect(dialog.getByRole('img', { name: 'The photo you chose' })).toBeVisible()
  await page.route('**/photos', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this phone' })).toBeVisible()
  const report = dialog.getByRole('listitem').filter({ hasText: 'Yellow leaves' })
  await expect(report).toContainText('Will be sent when you are online')
  await page.unroute('**/photos')
  await expect(report.getByRole('img', { name: 'Photo of the problem' })).toBeVisible({ timeout: 15_000 })
  await expect(report).not.toContainText('Will be sent')
})

test('a task of this week leaves the list with a tap, and is back with one', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  const week = page.getByRole('region', { name: 'This week' })
  const done = week.getByRole('button', { name: 'Done: Prepare the land, Tomato' })
  await expect(week.getByRole('listitem').first()).toContainText('Prepare the land')
  // It counts from the day on which the crop was added, as that is where the day begins first: hours before UTC's.
  await expect(week.getByRole('listitem').first()).toContainText(/Tomato · (Due today|Overdue by (1 day|2 days))/)
  await done.click()
  // The toast names the crop and the task.
  await expect(page.getByRole('status').filter({ hasText: 'Tomato: Prepare the land' })).toBeVisible()
  await expect(done).toBeHidden()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(done).toBeVisible()
  await done.click()
  await expect(done).toBeHidden()
  await page.reload()
  await expect(week.getByRole('listitem').first()).toBeVisible()
  await expect(done).toBeHidden()
})

test('work that waits to be sent says which work, and on which crop', async ({ page, product, expectedMessages }) => {
  expectedMessages.push(/Failed to load resource/)
  await page.goto(`${product.url}/farmer`)
  await page.route('**/trpc/farmer.care.done**', (route) => route.abort())
  await page.getByRole('button', { name: 'Done: Prepare the land, Tomato' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this phone' })).toBeVisible()
  await page.goto(`${product.url}/outbox`)
  await expect(page.getByText('Work done · Prepare the land · Tomato')).toBeVisible()
})

test('the harvest date follows planting until it is set; a note is saved; a crop is removed after a confirmation', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/farmer`)
  const dialog = await openCrop(page, 'Tomato')
  const toast = page.getByRole('status')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Planting Date').fill('2028-02-01')
  await expect(dialog.getByLabel('Expected Harvest Date')).toHaveValue('2028-05-11')
  await dialog.getByLabel('Expected Harvest Date').fill('2028-05-20')
  await dialog.getByLabel('Planting Date').fill('2028-02-03')
  await expect(dialog.getByLabel('Expected Harvest Date')).toHaveValue('2028-05-20')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast).toContainText(['Tomato is changed.'])
  await expect(dialog.getByText('20 May 2028')).toBeVisible()

  await dialog.getByRole('button', { name: 'Add Note' }).click()
  await dialog.getByLabel('Note', { exact: true }).fill('Nursery bed watered')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast).toContainText(['Your note on Tomato is kept.'])
  await dialog.getByRole('tab', { name: 'Activity Log' }).click()
  await expect(dialog.getByText('Nursery bed watered')).toBeVisible()
  await expect(dialog.getByText('Planting date: 3 Feb 2028')).toBeVisible()

  await dialog.getByRole('tab', { name: 'Overview' }).click()
  await dialog.getByRole('button', { name: 'Remove crop' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(toast).toContainText(['Tomato is no longer on your farm.'])
  await expect(dialog).toBeHidden()
  const tomato = page.getByRole('button', { name: /^View Details: Tomato/ })
  await expect(tomato).toBeHidden()

  // It comes back from its toast, and from the list of removed crops.
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(tomato).toBeVisible()
  await page.goto(`${product.url}/crops`)
  await page.getByRole('button', { name: 'View Details: Tomato' }).click()
  await dialog.getByRole('button', { name: 'Remove crop' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Bring back Tomato' }).click()
  await expect(page.getByRole('heading', { name: 'Removed crops' })).toBeHidden()
  // What says that it waits to be sent leaves its place then, and what is below moves up.
  await expect(toast).toContainText(['Tomato is on your farm again.'])
  await page.getByRole('button', { name: 'View Details: Tomato' }).click()
  await dialog.getByRole('tab', { name: 'Activity Log' }).click()
  await expect(dialog.getByText('Nursery bed watered')).toBeVisible()
})

test('at 360 px no tab of a crop is wider than the phone, and touch targets are large enough', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/farmer`)
  const dialog = await openCrop(page, 'Maize')
  for (const tab of ['Care Schedule', 'Health Monitor', 'Activity Log', 'Overview']) {
    await dialog.getByRole('tab', { name: tab }).click()
    await expect(dialog.getByRole('tabpanel', { name: tab }).getByRole('listitem').or(dialog.getByRole('form')).or(dialog.getByRole('term')).first()).toBeVisible() // biome-ignore format: one question
    const wide = () => [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=tabpanel]')].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth) // biome-ignore format: one question
    expect(
      (await page.evaluate(wide)).every((over) => over <= 0),
      tab,
    ).toBe(true)
    const low = await dialog.getByRole('button').evaluateAll((buttons) => buttons.filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 43.5).map(({ textContent }) => textContent)) // biome-ignore format: one question
    expect(low, tab).toEqual([])
  }
})

test('many crops come in pages', async ({ page, product }) => {
  const farmer = await apiOf(product, 'farmer')
  await farmer.grow(farmer.userId, 30)
  await page.goto(`${product.url}/crops`)
  const cards = page.getByRole('button', { name: /^View Details/ })
  await expect(cards).toHaveCount(24)
  const [, count] = /\((\d+)\)/.exec(await page.getByRole('heading', { name: /Current Crops/ }).innerText())!
  await page.getByRole('button', { name: `Show more (${Number(count) - 24})` }).click()
  await expect(cards).toHaveCount(Number(count))
})

test('the harvest asks how much it was; Not now moves the crop on', async ({ page, product }) => {
  const api = await apiOf(product, 'farmer')
  const cassava = await api.crop(api.userId, 'Cassava')
  const expectedHarvestDate = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await api.change(api.userId, cassava.id, { expectedHarvestDate })
  await page.goto(`${product.url}/farmer`)
  const dialog = await openCrop(page, 'Cassava', 'Care Schedule')
  await dialog.getByRole('button', { name: 'Done: Harvest, Cassava' }).click()
  await expect(dialog.getByLabel('Actual yield (kg)')).toBeFocused()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Cassava is now: Harvested' })).toBeVisible()
  await expect(dialog.getByText('Harvest', { exact: true })).toBeHidden()
  await expect(dialog.getByRole('region', { name: 'Later' }).getByRole('button', { name: /^Done/ })).toHaveCount(0)
})
