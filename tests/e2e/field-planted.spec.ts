import { apiOf, BREAKING_LINE, savedToast } from './farm.ts'
import { fieldsOf } from './fields.ts'
import { readyForOffline } from './installed-app.ts'
import { expect, test } from './product.ts'

test.use({ ...BREAKING_LINE, geolocation: { longitude: 3.9, latitude: 7.4, accuracy: 3 } })

const SIDE = 0.0015
const CORNERS = [[3.9, 7.4], [3.9 + SIDE, 7.4], [3.9 + SIDE, 7.4 + SIDE], [3.9, 7.4 + SIDE]] as const // biome-ignore format: a ring

test('a field is walked, planted and measured without a connection, and all of it is sent in that order', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['geolocation'], { origin: product.url })
  await page.goto(`${product.url}/profile`)
  await expect(page.getByText('Every screen opens')).toBeVisible({ timeout: 20_000 })
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto(`${product.url}/fields/new?way=walk`)
  await page.getByRole('button', { name: 'Start walking' }).click()
  for (const [index, [longitude, latitude]] of CORNERS.entries()) {
    await context.setGeolocation({ longitude, latitude, accuracy: 3 })
    await expect(page.getByRole('img', { name: `The line you have walked: ${index + 1} points` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'I am back' }).click()
  await page.getByLabel('Name of the field').fill('Hill')
  await page.getByRole('button', { name: 'Save the field' }).click()
  await expect(page.getByRole('heading', { name: 'Hill' })).toBeVisible()

  await page.goto(`${product.url}/crops?open=add-crop`)
  const dialog = page.getByRole('dialog', { name: 'Add New Crop' })
  await dialog.getByRole('button', { name: 'Sorghum' }).click()
  await dialog.getByLabel('Field').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  await expect(savedToast(page)).toBeVisible()

  await page.goto(`${product.url}/fields`)
  const card = page.getByRole('listitem').filter({ hasText: 'Hill' })
  await expect(card).toContainText('Sorghum')
  await card.getByRole('link', { name: 'Hill' }).click()
  await page.getByRole('link', { name: 'Soil' }).click()
  await page.getByRole('button', { name: 'Add a measurement' }).click()
  const measurement = page.getByRole('form', { name: 'New measurement' })
  await measurement.getByLabel('Acidity (pH)').fill('5.6')
  await measurement.getByRole('button', { name: 'Save measurement' }).click()
  await expect(page.getByRole('region', { name: 'Measurements' }).getByRole('listitem')).toContainText('pH 5.6')

  await page.getByRole('link', { name: '3 to send' }).click()
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toContainText([/New field: Hill/, /Sorghum/, /Measurement of a field/])
  await context.setOffline(false)
  await expect(page.getByText('Everything is sent')).toBeVisible()
  const farmer = await fieldsOf(product, 'farmer')
  const { id } = (await farmer.list()).find(({ name }) => name === 'Hill')!
  expect(await farmer.measurements(id)).toMatchObject([{ soilPH: 5.6 }])
  const api = await apiOf(product, 'farmer')
  expect(await api.crop(api.userId, 'Sorghum')).toMatchObject({ fieldId: id })
})
