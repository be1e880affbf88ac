import type { Page } from '@playwright/test'
import { apiOf, BREAKING_LINE } from './farm.ts'
import { fieldsOf } from './fields.ts'
import { readyForOffline } from './installed-app.ts'
import { expect, test } from './product.ts'

test.use(BREAKING_LINE)

/** A border of 2.46 ha near the demo's farmer. */
const BORDER: [number, number][] = [[3.5051, 6.615], [3.5062, 6.6153], [3.5064, 6.6166], [3.5049, 6.6168]] // biome-ignore format: one border

const AREA = 2.4642

/** Sets the corners of a border by their coordinates. */
async function draw(page: Page, corners: readonly (readonly [number, number])[]) {
  for (const [longitude, latitude] of corners) {
    await page.getByLabel('Latitude').fill(String(latitude))
    await page.getByLabel('Longitude').fill(String(longitude))
    await page.getByRole('button', { name: 'Set the corner' }).click()
  }
  await page.getByRole('button', { name: 'The field is drawn' }).click()
}

test('a field whose border nobody knew is measured later, and again', async ({ page, product }) => {
  const farmer = await fieldsOf(product, 'farmer')
  const { id } = await farmer.create({ name: 'Swamp', totalArea: 3 })
  await page.goto(`${product.url}/fields/${id}`)
  await page.getByRole('link', { name: 'Measure its border' }).click()
  await expect(page.getByRole('heading', { name: 'Border of Swamp' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Area only' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Draw it' }).click()
  await draw(page, BORDER)
  await expect(page.getByText('Until now')).toBeVisible()
  await page.getByRole('button', { name: 'Save the border' }).click()
  await expect(page.getByRole('heading', { name: 'Swamp' })).toBeVisible()
  await expect(page.getByText('2.46')).toBeVisible()
  expect(await farmer.list()).toContainEqual(expect.objectContaining({ id, totalArea: AREA }))

  // Drawn again, the border begins as it is.
  await page.getByRole('link', { name: 'Measure it again' }).click()
  await page.getByRole('link', { name: 'Draw it' }).click()
  await expect(page.getByRole('slider', { name: /^Ground/ })).toHaveAccessibleName(/4 corners/)
})

test('an agent measures a field for its farmer', async ({ page, product }) => {
  const { userId } = await apiOf(product, 'farmer')
  await page.goto(`${product.url}/agent?open=farmer.${userId}.fields`)
  await page.getByRole('dialog', { name: 'Martha Adeyemi' }).getByRole('link', { name: 'New field' }).click()
  await page.getByRole('link', { name: 'Draw it' }).click()
  await draw(page, BORDER)
  await page.getByLabel('Name of the field').fill('North field')
  await page.getByRole('button', { name: 'Save the field' }).click()
  await expect(page).toHaveURL(/\/agent\/fields\//)
  await expect(page.getByRole('heading', { name: 'North field' })).toBeVisible()
  const farmer = await fieldsOf(product, 'farmer')
  expect(await farmer.list()).toContainEqual(expect.objectContaining({ name: 'North field', totalArea: AREA }))
  await page.getByRole('link', { name: 'Measure it again' }).click()
  await expect(page.getByRole('heading', { name: 'Border of North field' })).toBeVisible()
})

test('a border that was refused later is opened as it was drawn, mended, and sent', async ({
  page,
  context,
  product,
}) => {
  const farmer = await fieldsOf(product, 'farmer')
  await farmer.create({ name: 'North field', boundaryCoordinates: BORDER })
  await page.goto(`${product.url}/profile`)
  await expect(page.getByText('Every screen opens')).toBeVisible({ timeout: 20_000 })
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto(`${product.url}/fields/new?way=draw`)
  await draw(page, BORDER)
  await page.getByLabel('Name of the field').fill('The same')
  await page.getByRole('button', { name: 'Save the field' }).click()
  await expect(page.getByText('Will be sent when you are online')).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('link', { name: '1 needs you' }).click()
  await expect(page.getByText('This border is already that of another field')).toBeVisible()
  await page.getByRole('link', { name: 'Correct its border' }).click()
  const ground = page.getByRole('slider', { name: /^Ground/ })
  await expect(ground).toHaveAccessibleName(/4 corners/)
  await page.getByRole('button', { name: 'Undo the last' }).click()
  await draw(page, [[3.5052, 6.6156]])
  await expect(page.getByLabel('Name of the field')).toHaveValue('The same')
  await page.getByRole('button', { name: 'Save the field' }).click()
  await expect(page.getByText('Everything is sent')).toBeVisible()
  expect((await farmer.list()).map(({ name }) => name)).toContain('The same')
})

test('coordinates that were typed the wrong way round are noticed on the phone, without a connection', async ({
  page,
  context,
  product,
}) => {
  await page.goto(`${product.url}/profile`)
  await expect(page.getByText('Every screen opens')).toBeVisible({ timeout: 20_000 })
  await readyForOffline(page)
  await context.setOffline(true)
  await page.goto(`${product.url}/fields/new?way=draw`)
  await draw(page, BORDER.map(([longitude, latitude]) => [latitude, longitude] as const)) // biome-ignore format: one call
  await page.getByRole('alert').getByRole('button', { name: 'Swap them' }).click()
  await page.getByRole('button', { name: 'The field is drawn' }).click()
  await page.getByLabel('Name of the field').fill('Turned')
  await page.getByRole('button', { name: 'Save the field' }).click()
  await expect(page.getByRole('heading', { name: 'Turned' })).toBeVisible()
  // Five degrees further west lies Ghana.
  await page.goto(`${product.url}/fields/new?way=draw`)
  await draw(page, BORDER.map(([longitude, latitude]) => [Number((longitude - 5).toFixed(4)), latitude] as const)) // biome-ignore format: one call
  await expect(page.getByRole('alert')).toContainText('This field lies more than 5 km outside your country.')
  await page.getByRole('button', { name: 'Change the border' }).click()
  await expect(page.getByRole('slider', { name: /^Ground/ })).toHaveAccessibleName(/4 corners/)
})
