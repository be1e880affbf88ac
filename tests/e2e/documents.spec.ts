import { readFile } from 'node:fs/promises'
import { expect, test } from './product.ts'

test('an agent uploads a document, which is refused when it is not what it says, and downloads and deletes it', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/415 \(Unsupported Media Type\)/, /Failed to load resource/)
  await page.goto(`${product.url}/agent/documents`)
  await expect(page.getByText('Visit form.txt')).toBeVisible()
  await page.getByRole('button', { name: 'Upload a document' }).click()
  const dialog = page.getByRole('dialog')
  const file = dialog.getByLabel('File')
  const send = dialog.getByRole('button', { name: 'Upload', exact: true })
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: 'Upload Failed' })).toBeVisible()
  await file.setInputFiles({ name: 'weeding.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\0 no PDF') })
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: 'that is what its name says' })).toBeVisible()
  const content = '%PDF-1.7\nHow to weed'
  await file.setInputFiles({ name: 'weeding.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) })
  await dialog.getByLabel('Description').fill('How to weed maize')
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: 'weeding.pdf was uploaded' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.route('**/api/documents/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Download weeding.pdf' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Download Failed' })).toBeVisible()
  await page.unroute('**/api/documents/*')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download weeding.pdf' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('weeding.pdf')
  expect(await readFile(await download.path(), 'utf8')).toBe(content)
  await page.getByRole('button', { name: 'Delete weeding.pdf' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('weeding.pdf', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Visit form.txt')).toBeVisible()
})
