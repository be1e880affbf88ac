import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { apiOf, BREAKING_LINE, openCrop, phonePhoto, savedToast, slowToShrink } from './farm.ts'
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
