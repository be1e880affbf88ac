import type { Page } from '@playwright/test'
import { BROKEN, loseAnswer, phonePhoto, slowToShrink } from './farm.ts'
import { moneyOf } from './money.ts'
import { expect, type Product, test } from './product.ts'

test.use({ expectedMessages: [BROKEN] })

const PHOTOS = /\/api\/farmers\/[^/]+\/photos$/
const CLAIM = /finance\.insurance\.claim\b/

/** A claim with all that it needs but photos. */
async function beginClaim(page: Page, product: Product) {
  const money = await moneyOf(product)
  await money.cover()
  await page.goto(`${product.url}/finance?tab=insurance`)
  await page.getByRole('button', { name: 'Make a claim' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a claim' })
  await dialog.getByLabel('What was lost, and how?').fill('The flood took the lower half of the field.')
  await dialog.getByLabel('Worth in NGN').fill('40000')
  return {
    dialog,
    addPhoto: async () => dialog.locator('input[type=file]').setInputFiles(await phonePhoto(page)),
    send: () => dialog.getByRole('button', { name: 'Send the claim' }).click(),
    sent: page.getByRole('status').filter({ hasText: 'Your claim was sent' }),
    claims: () => money.admin<{ photoIds: string[] }[]>('GET', '/admin/claims'),
  }
}

test('a claim that is sent while its photo is made small waits for the photo, and says so', async ({
  page,
  product,
}) => {
  const { dialog, addPhoto, send, sent, claims } = await beginClaim(page, product)
  await page.evaluate(slowToShrink)
  await addPhoto()
  await send()
  await expect(dialog.getByText('Making the photo small')).toBeVisible()
  await expect(sent).toBeVisible()
  expect(await claims()).toMatchObject([{ photoIds: [expect.any(String)] }])
})

test('a claim is not sent without the photo that could not be read', async ({ page, product }) => {
  const { dialog, send, claims } = await beginClaim(page, product)
  await page.evaluate(slowToShrink)
  await dialog.locator('input[type=file]').setInputFiles({ name: 'field.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') }) // biome-ignore format: one row
  await send()
  await expect(dialog.getByText('This photo could not be read')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send the claim' })).toBeEnabled()
  expect(await claims()).toEqual([])
})

test('a network that answers in the place of the server takes neither a photo nor a claim, and a lost answer doubles none', async ({
  page,
  product,
}) => {
  const { dialog, addPhoto, send, sent, claims } = await beginClaim(page, product)
  await addPhoto()
  await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  const again = async () => {
    await send()
    await expect(dialog.getByRole('button', { name: 'Send the claim' })).toBeEnabled()
    await expect(sent).toBeHidden()
    await expect(dialog.getByLabel('Worth in NGN')).toHaveValue('40,000')
  }
  for (const status of [200, 403]) {
    await page.route(PHOTOS, (route) => route.fulfill({ status, json: { id: 'portal', message: 'Log in' } }), { times: 1 }) // biome-ignore format: one row
    await again()
  }
  // From here on the server has it, and the phone does not know.
  for (const path of [PHOTOS, CLAIM]) {
    await loseAnswer(page, path)
    await again()
  }
  await send()
  await expect(sent).toBeVisible()
  expect(await claims()).toMatchObject([{ photoIds: [expect.not.stringContaining('portal')] }])
})

test('the photos of a claim that was not sent are there after a reload, and go with it', async ({ page, product }) => {
  const { dialog, addPhoto, send, sent, claims } = await beginClaim(page, product)
  const photos = dialog.getByRole('img', { name: /^Photo / })
  for (const count of [1, 2, 3]) {
    await addPhoto()
    await expect(photos).toHaveCount(count)
  }
  await dialog.getByRole('button', { name: 'Remove photo 2' }).click()
  await expect(photos).toHaveCount(2)
  await page.reload()
  await expect(photos).toHaveCount(2)
  await expect(dialog.getByLabel('Worth in NGN')).toHaveValue('40,000')
  await send()
  await expect(sent).toBeVisible()
  expect(await claims()).toMatchObject([{ photoIds: [expect.any(String), expect.any(String)] }])
})
