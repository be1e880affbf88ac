import type { Locator } from '@playwright/test'
import { apiOf, BREAKING_LINE, notesOn, offline, openCrop, savedToast } from './farm.ts'
import { expect, test } from './product.ts'

test.use(BREAKING_LINE)

async function editArea(dialog: Locator, area: string) {
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Area Size (hectares)').fill(area)
  await dialog.getByRole('button', { name: 'Save' }).click()
}

async function addNote(dialog: Locator, text: string) {
  await dialog.getByRole('button', { name: 'Add Note' }).click()
  await dialog.getByRole('textbox', { name: 'Note' }).fill(text)
  await dialog.getByRole('button', { name: 'Save' }).click()
}

test('an agent changed the same field: the farmer sees both values, and her own one stays if she chooses it', async ({
  page,
  context,
  product,
}) => {
  const office = await apiOf(product, 'extension_agent')
  const { userId } = await apiOf(product, 'farmer')
  const { id } = await office.crop(userId, 'Maize')
  const dialog = await openCrop(page, product, 'Maize')
  await offline(context, async () => {
    await editArea(dialog, '1.3')
    await expect(savedToast(page)).toBeVisible()
    await office.change(userId, id, { areaSize: 0.9 })
  })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: '1 needs you' }).click()
  const choice = page.getByRole('radiogroup', { name: 'Area (hectares)' })
  await expect(choice.getByLabel('Yours: 1.3')).toBeVisible()
  await expect(choice.getByLabel('Theirs: 0.9')).toBeVisible()
  await expect(choice).toContainText(/Samuel Mensah, \d/)
  await expect(page.getByText('Change of a crop · Maize')).toBeVisible()
  expect((await office.crop(userId, 'Maize')).areaSize).toBe(0.9)
  await choice.getByLabel('Yours: 1.3').check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Everything is sent')).toBeVisible()
  expect((await office.crop(userId, 'Maize')).areaSize).toBe(1.3)
})

test('another phone changed the same field: the other value stays if she chooses it, and her other fields are sent', async ({
  page,
  context,
  browser,
  product,
}) => {
  test.slow()
  const farmer = await apiOf(product, 'farmer')
  const dialog = await openCrop(page, product, 'Maize')
  const other = await (await browser.newContext()).newPage()
  const otherDialog = await openCrop(other, product, 'Maize')
  await offline(context, async () => {
    await dialog.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByLabel('Planting Date').fill('2026-09-01')
    await dialog.getByLabel('Area Size (hectares)').fill('1.3')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(savedToast(page)).toBeVisible()
    await editArea(otherDialog, '0.8')
    await expect(other.getByText('Maize is changed.')).toBeVisible()
  })
  await page.goto(`${product.url}/outbox`)
  await page.getByLabel('Theirs: 0.8').check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Everything is sent')).toBeVisible()
  expect(await farmer.crop(farmer.userId, 'Maize')).toMatchObject({ areaSize: 0.8, plantingDate: '2026-09-01' })
  await other.context().close()
})

test('different fields are merged, both notes are kept, and nothing is asked', async ({ page, context, product }) => {
  const office = await apiOf(product, 'extension_agent')
  const { userId } = await apiOf(product, 'farmer')
  const { id } = await office.crop(userId, 'Maize')
  const dialog = await openCrop(page, product, 'Maize')
  await offline(context, async () => {
    await dialog.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByLabel('Area Size (hectares)').fill('1.7')
    await dialog.getByLabel('Notes').fill('Hers')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(savedToast(page)).toBeVisible()
    await addNote(dialog, 'Seen by her')
    await expect(page.getByText('2 to send')).toBeVisible()
    await office.change(userId, id, { plantingDate: '2026-09-02', notes: 'Theirs' })
    await office.note(userId, id, 'Seen by them')
  })
  await expect(page.getByText(/to send$/)).toBeHidden()
  await expect(page.getByText('needs you')).toHaveCount(0)
  const now = await office.crop(userId, 'Maize')
  expect(now).toMatchObject({ areaSize: 1.7, plantingDate: '2026-09-02' })
  expect(now.notes?.split('\n\n').toSorted()).toEqual(['Hers', 'Theirs'])
  for (const text of ['Seen by her', 'Seen by them']) expect(await notesOn(product, text)).toBe(1)
})

test('a form that was left open writes over nothing that came in meanwhile', async ({ page, context, product }) => {
  const office = await apiOf(product, 'extension_agent')
  const { userId } = await apiOf(product, 'farmer')
  const { id } = await office.crop(userId, 'Maize')
  const dialog = await openCrop(page, product, 'Maize')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Planting Date').fill('2026-09-01')
  await offline(context, async () => {
    await office.change(userId, id, { areaSize: 0.7, notes: 'Theirs' })
  })
  await expect(dialog).toContainText('0.7 ha')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Maize is changed.')).toBeVisible()
  expect(await office.crop(userId, 'Maize')).toMatchObject({
    areaSize: 0.7,
    notes: 'Theirs',
    plantingDate: '2026-09-01',
  })
})
