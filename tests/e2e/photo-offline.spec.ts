import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { apiOf, BREAKING_LINE, keysOnPhone, openCrop, phonePhoto, savedToast, slowToShrink } from './farm.ts'
import { expect, test } from './product.ts'

test.use(BREAKING_LINE)

test('a note with a photo, taken without a connection, survives closing the window, and is sent once', async ({
  page,
  context,
  product,
}) => {
  const farmer = await apiOf(product, 'farmer')
  const { id } = await farmer.crop(farmer.userId, 'Cassava')
  const dialog = await openCrop(page, product, 'Cassava')
  await dialog.getByRole('tab', { name: 'Health Monitor' }).click()
  await context.setOffline(true)
  await dialog.getByLabel('What do you see?').fill('Yellow leaves')
  const photo = await phonePhoto(page)
  await page.evaluate(slowToShrink)
  await dialog.locator('input[type=file]').setInputFiles(photo)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  // It waits for the photo, and says so.
  await expect(dialog.getByText('Making the photo small')).toBeVisible()
  await expect(savedToast(page)).toBeVisible()
  const later = await context.newPage()
  await page.close()

  await later.goto(`${product.url}/outbox`)
  const pending = later.getByRole('listitem').filter({ hasText: 'Yellow leaves' })
  await expect(pending).toContainText('Problem reported · Cassava')
  await expect(pending).toContainText('With a photo')
  const uploads = join(product.dataFolder, 'uploads')
  await context.setOffline(false)
  await expect(later.getByText('Everything is sent')).toBeVisible()
  const lines = (await farmer.log(farmer.userId, id)).filter(({ text }) => text === 'Yellow leaves')
  expect(lines).toHaveLength(1)
  expect(lines[0]!.photoId).toEqual(expect.any(String))
  expect(readdirSync(uploads)).toHaveLength(1)
})

test('a status that is tapped while the photo of a report is made small is written after the report, and asks nothing', async ({
  page,
  product,
}) => {
  const farmer = await apiOf(product, 'farmer')
  const { id } = await farmer.crop(farmer.userId, 'Maize')
  const dialog = await openCrop(page, product, 'Maize')
  await dialog.getByRole('tab', { name: 'Health Monitor' }).click()
  await dialog.getByLabel('What do you see?').fill('Holes in the leaves')
  const photo = await phonePhoto(page)
  await page.evaluate(slowToShrink)
  await dialog.locator('input[type=file]').setInputFiles(photo)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('tab', { name: 'Overview' }).click()
  await dialog.getByRole('button', { name: 'Ready to Harvest' }).click()
  await dialog.getByRole('button', { name: 'Set it' }).click()
  const written = async () => (await farmer.log(farmer.userId, id)).map(({ status, text }) => text ?? status)
  await expect.poll(written).toEqual(expect.arrayContaining(['harvesting', 'problem', 'Holes in the leaves']))
  // The other way round the report would have made it a problem again.
  expect(await farmer.crop(farmer.userId, 'Maize')).toMatchObject({ status: 'harvesting' })
})

/** How many photos of unsent forms the phone has. */
const keptPhotos = async (page: Page) =>
  (await keysOnPhone(page, 'meta')).filter((key) => key.startsWith('photo ')).length

test('a photo that was chosen and not sent is there after a reload, until it is thrown away or sent', async ({
  page,
  context,
  product,
}) => {
  const farmer = await apiOf(product, 'farmer')
  const { id } = await farmer.crop(farmer.userId, 'Cassava')
  const dialog = await openCrop(page, product, 'Cassava')
  const chosen = dialog.getByRole('img', { name: 'The photo you chose' })
  const words = dialog.getByLabel('What do you see?')
  const choosePhoto = async () => dialog.locator('input[type=file]').setInputFiles(await phonePhoto(page))
  const openReport = () => dialog.getByRole('tab', { name: 'Health Monitor' }).click()
  await openReport()
  await choosePhoto()
  await expect(chosen).toBeVisible()
  await expect.poll(() => keptPhotos(page)).toBe(1)
  await context.setOffline(true)
  await page.reload()
  await openReport()
  await expect(chosen).toBeVisible()
  await expect(dialog.getByText('We kept what you wrote')).toBeVisible()

  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expect(chosen).toBeHidden()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(chosen).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove photo' }).click()
  await expect.poll(() => keptPhotos(page), { timeout: 20_000 }).toBe(0)
  await page.reload()
  await openReport()
  await expect(words).toBeVisible()
  await expect(chosen).toBeHidden()

  await words.fill('Yellow leaves')
  // Left while it is still made small.
  const photo = await phonePhoto(page)
  await page.evaluate(slowToShrink)
  await dialog.locator('input[type=file]').setInputFiles(photo)
  await dialog.getByRole('tab', { name: 'Overview' }).click()
  await expect.poll(() => keptPhotos(page)).toBe(1)
  await page.reload()
  await openReport()
  await expect(chosen).toBeVisible()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(savedToast(page)).toBeVisible()
  await expect(chosen).toBeHidden()
  await expect.poll(() => keptPhotos(page), { timeout: 20_000 }).toBe(0)
  await context.setOffline(false)
  const lines = async () => (await farmer.log(farmer.userId, id)).filter(({ text }) => text === 'Yellow leaves')
  await expect.poll(lines).toEqual([expect.objectContaining({ photoId: expect.any(String) })])
})
