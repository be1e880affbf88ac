import { join } from 'node:path'
import { openAdmin } from './admin.ts'
import { expect, test } from './product.ts'
import { PHONE } from './screens.ts'

const FILE = join(import.meta.dirname, '../fixtures/wfp-nigeria.csv')

test('a file of prices is looked at, its crops are corrected, and it is imported', async ({ page, product }) => {
  await page.setViewportSize(PHONE)
  await openAdmin(page, product, '/admin/market-prices')
  await page.getByRole('link', { name: 'Import' }).click()
  const choose = async (file: Parameters<ReturnType<typeof page.locator>['setInputFiles']>[0]) =>
    page.locator('input[type=file]').setInputFiles(file)
  await choose({ name: 'prices.json', mimeType: 'application/json', buffer: Buffer.from('{"date":1}') })
  await expect(page.getByRole('alert')).toHaveText('This is a JSON file. Only CSV files and workbooks can be imported.')

  await choose(FILE)
  await page.getByLabel('Millet').selectOption({ label: 'Pearl millet' })
  await page.getByRole('button', { name: 'Count again' }).click()
  await page.getByText('Doubtful: 1').click()
  await expect(page.getByText(/usually ₦/).first()).toBeVisible()
  await page.getByRole('radio', { name: 'Import them too' }).check()
  await page.getByRole('button', { name: /^Import \d+ prices$/ }).click()
  await expect(page.getByText(/^\d+ prices were written$/)).toBeVisible()

  await page.getByRole('link', { name: 'Back to the prices' }).click()
  await page.getByRole('searchbox').fill('baga road')
  await expect(page.getByText('World Food Programme, Retail').first()).toBeVisible()
})
