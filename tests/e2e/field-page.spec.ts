import type { Page } from '@playwright/test'
import { apiOf, BREAKING_LINE, phonePhoto, savedToast } from './farm.ts'
import { fieldsOf, NORTH, over } from './fields.ts'
import { readyForOffline } from './installed-app.ts'
import { expect, test } from './product.ts'

test.use(BREAKING_LINE)

const PENDING = 'Will be sent when you are online'

test('a measurement and a spraying are noted without a connection, and sent later', async ({
  page,
  context,
  product,
}) => {
  const farmer = await fieldsOf(product, 'farmer')
  const { id } = await farmer.create(NORTH)
  await page.goto(`${product.url}/fields/${id}`)
  await expect(page.getByRole('heading', { name: 'North field' })).toBeVisible()
  await readyForOffline(page)

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Soil' }).click()
  await page.getByRole('button', { name: 'Add a measurement' }).click()
  const measurement = page.getByRole('form', { name: 'New measurement' })
  await measurement.getByRole('button', { name: 'Save measurement' }).click()
  await expect(measurement.getByText('Enter at least one reading')).toBeVisible()
  await measurement.getByLabel('Acidity (pH)').fill('12')
  await measurement.getByLabel('Organic carbon (SOC)').fill('12')
  await expect(measurement.getByText('Between 2 and 11 pH')).toBeVisible()
  await measurement.getByLabel('Acidity (pH)').fill('5.6')
  await measurement.getByLabel('Photo of the sheet').setInputFiles(await phonePhoto(page))
  await expect(measurement.getByRole('img')).toBeVisible()
  await measurement.getByRole('button', { name: 'Save measurement' }).click()
  await expect(savedToast(page)).toBeVisible()
  const measured = page.getByRole('region', { name: 'Measurements' }).getByRole('listitem')
  await expect(measured).toContainText('pH 5.6')
  await expect(measured).toContainText('2.07 %')
  await expect(measured).toContainText(PENDING)

  await page.getByRole('link', { name: 'Work' }).click()
  await noteSpraying(page)
  await expect(savedToast(page)).toBeVisible()
  const applied = page.getByRole('region', { name: 'What went onto this field' }).getByRole('listitem')
  await expect(applied).toContainText('Harvest from')
  await expect(applied).toContainText('Stay out until')
  await expect(applied).toContainText(PENDING)

  // The phone was switched off.
  await page.reload()
  await expect(applied).toContainText('Karate')
  await page.getByRole('link', { name: '2 to send' }).click()
  await expect(page.getByText('Measurement of a field')).toBeVisible()
  await expect(page.getByText('Work on a field: Karate')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Everything is sent')).toBeVisible()
  expect(await farmer.measurements(id)).toMatchObject([
    { soilPH: 5.6, organicMatter: 2.07, photoId: expect.any(String) },
  ])
  expect(await farmer.applications(id)).toMatchObject([{ resourceName: 'Karate', preHarvestDays: 14 }])

  await page.goto(`${product.url}/fields/${id}?tab=work`)
  await expect(applied).not.toContainText(PENDING)
  await page.getByRole('button', { name: 'Take back: Karate' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Nothing has been noted for this field yet.')).toBeVisible()
  await expect.poll(() => farmer.applications(id)).toEqual([])

  await page.getByRole('link', { name: 'Soil' }).click()
  await page.getByRole('button', { name: /^Take back: / }).click()
  await expect(page.getByRole('alert')).toContainText('The entry goes.')
  await page.getByRole('alert').getByRole('button', { name: 'Take back' }).click()
  await expect(measured).toHaveCount(0)
  await expect.poll(() => farmer.measurements(id)).toEqual([])
})

test('a crop takes what is free of its field, and hears of what was sprayed there', async ({ page, product }) => {
  const farmer = await fieldsOf(product, 'farmer')
  const { id, totalArea } = await farmer.create(NORTH)
  await page.goto(`${product.url}/crops?open=add-crop`)
  const dialog = page.getByRole('dialog', { name: 'Add New Crop' })
  await dialog.getByRole('button', { name: 'Sorghum' }).click()
  await dialog.getByLabel('Field').selectOption(id)
  const area = dialog.getByLabel('Area Size')
  await expect(area).toHaveValue(String(totalArea))
  await area.fill('2')
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  await expect(page.getByText('Crop Added Successfully')).toBeVisible()

  await page.goto(`${product.url}/crops?open=add-crop`)
  await dialog.getByRole('button', { name: 'Groundnut' }).click()
  await dialog.getByLabel('Field').selectOption(id)
  await expect(dialog.getByText('Free in this season: 0.3603 ha')).toBeVisible()
  await expect(area).toHaveValue('0.3603')
  await area.fill('0.5')
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  await expect(page.getByText('The crops of this season would be larger than their field.').first()).toBeVisible()
  await area.fill('0.3')
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  await expect(page.getByText('Crop Added Successfully')).toBeVisible()

  await page.goto(`${product.url}/fields/${id}?tab=work`)
  await page.getByRole('button', { name: 'Note work' }).waitFor()
  await noteSpraying(page)
  await expect(page.getByText('Harvest from').first()).toBeVisible()
  await page.goto(`${product.url}/crops`)
  await page.getByRole('button', { name: 'View Details: Groundnut' }).click()
  const crop = page.getByRole('dialog', { name: 'Groundnut' })
  await expect(crop.getByText(/^Harvest from .+: Karate$/)).toBeVisible()
  await expect(crop.getByText(/^Stay out of the field until .+: Karate$/)).toBeVisible()
  await crop.getByRole('link', { name: 'North field' }).click()
  await expect(page.getByRole('heading', { name: 'North field' })).toBeVisible()
})

test('two borders that lie over each other wait for the agent, who notes what was agreed on', async ({
  page,
  browser,
  product,
}) => {
  const farmer = await fieldsOf(product, 'farmer')
  const { id } = await farmer.create(NORTH)
  const agent = await fieldsOf(product, 'extension_agent')
  await agent.createFor('Tunde Ogunleye', over(NORTH))
  await page.goto(`${product.url}/fields/${id}`)
  await expect(page.getByRole('heading', { name: 'A border to talk about' })).toBeVisible()
  await expect(page.getByText(/lies over a field of Tunde Ogunleye/)).toBeVisible()

  const desk = await browser.newContext()
  const agents = await desk.newPage()
  await agents.goto(`${product.url}/agent`)
  const today = agents.getByRole('region', { name: 'Today' })
  await today.getByRole('link', { name: /Borders lie over each other/ }).click()
  const dialog = agents.getByRole('dialog', { name: 'A border to talk about' })
  await readyForOffline(agents)
  await desk.setOffline(true)
  await dialog.getByLabel('What did they agree on?').fill('The old tree is the corner')
  await dialog.getByRole('button', { name: 'The case is settled' }).click()
  await expect(savedToast(agents)).toBeVisible()
  await expect(today.getByText('Borders lie over each other')).toBeHidden()
  await agents.getByRole('link', { name: '1 to send' }).click()
  await expect(agents.getByText('Border settled')).toBeVisible()
  await desk.setOffline(false)
  await expect(agents.getByText('Everything is sent')).toBeVisible()
  await desk.close()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'North field' })).toBeVisible()
  await expect(page.getByText('A border to talk about')).toBeHidden()
})

test('an agent opens a field from its farmer, and writes there what the farmer reads', async ({ page, product }) => {
  const farmer = await fieldsOf(product, 'farmer')
  const { id } = await farmer.create(NORTH)
  const { userId } = await apiOf(product, 'farmer')
  await page.goto(`${product.url}/agent?open=farmer.${userId}.fields`)
  await page.getByRole('dialog', { name: 'Martha Adeyemi' }).getByRole('link', { name: 'North field' }).click()
  await expect(page.getByRole('heading', { name: 'North field' })).toBeVisible()
  await page.getByRole('link', { name: 'Work' }).click()
  await noteSpraying(page)
  await expect(page.getByRole('status').getByText('Work noted')).toBeVisible()
  expect(await farmer.applications(id)).toMatchObject([{ resourceName: 'Karate' }])

  await page.getByRole('link', { name: 'Map' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Name').fill('By the mosque')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'By the mosque' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove field' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await page.goto(`${product.url}/agent/fields/${id}`)
  await expect(page.getByRole('heading', { name: 'By the mosque' })).toBeVisible()
})

async function noteSpraying(page: Page) {
  await page.getByRole('button', { name: 'Note work' }).click()
  const form = page.getByRole('form', { name: 'New entry' })
  await form.getByLabel('What was it?').selectOption('pesticide')
  await form.getByLabel('Product').fill('Karate')
  await form.getByLabel('Quantity').fill('0.2')
  await form.getByLabel('Unit').fill('litres')
  await form.getByLabel('Days until the harvest').fill('14')
  await form.getByLabel('Hours until somebody may enter').fill('24')
  await form.getByRole('button', { name: 'Save' }).click()
}

test('a part is drawn on its field, shown in its colour, and measured', async ({ page, product }) => {
  const farmer = await fieldsOf(product, 'farmer')
  const { id } = await farmer.create(NORTH)
  await page.goto(`${product.url}/fields/${id}`)
  await page.getByRole('button', { name: 'Mark a part' }).click()
  const form = page.getByRole('form', { name: 'A part of the field' })
  await form.getByLabel('Name of the part').fill('The dip')
  await form.getByRole('button', { name: 'Draw it on the field' }).click()
  const ground = page.getByRole('slider', { name: /^Ground to draw on/ })
  const { width, height } = (await ground.boundingBox())!
  for (const [x, y] of [[0.45, 0.45], [0.6, 0.45], [0.6, 0.6], [0.45, 0.6]] as const)
    await ground.click({ position: { x: x * width, y: y * height } }) // biome-ignore format: corners
  await page.getByRole('button', { name: 'The part is drawn' }).click()
  await expect(form.getByText('Measured from what was drawn')).toBeVisible()
  await expect(form.getByLabel('Name of the part')).toHaveValue('The dip')
  await form.getByRole('button', { name: 'Save the part' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'The dip' })).toBeVisible()
  await expect(page.getByRole('img', { name: /North field/ }).locator('polygon')).toHaveCount(2)
  await expect.poll(() => farmer.zones(id)).toHaveLength(1)
  const [zone] = await farmer.zones(id)
  expect(zone).toMatchObject({ name: 'The dip', coordinates: expect.any(Array) })
  expect(zone!.coordinates).toHaveLength(5)
  expect(zone!.area).toBeGreaterThan(0.02)
})

test('a part of a field is marked with its plan, and removed after a question', async ({ page, product }) => {
  await page.goto(`${product.url}/fields`)
  await page.getByRole('link', { name: 'Home field' }).click()
  await page.getByRole('button', { name: 'Mark a part' }).click()
  const form = page.getByRole('form', { name: 'A part of the field' })
  await form.getByLabel('Name of the part').fill('The dip')
  await form.getByLabel('Area (hectares)').fill('9')
  await form.getByLabel('Plan for it').fill('Rice')
  await form.getByRole('button', { name: 'Save the part' }).click()
  await expect(form.getByText('The parts together are larger than the field')).toBeVisible()
  await form.getByLabel('Area (hectares)').fill('0.2')
  await form.getByRole('button', { name: 'Save the part' }).click()
  const part = page.getByRole('listitem').filter({ hasText: 'The dip' })
  await expect(part).toContainText('Plan: Rice')
  await part.getByRole('button', { name: 'Remove the part The dip' }).click()
  await part.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('No part is worked differently.')).toBeVisible()
})
