import { expect, test } from './product.ts'

test('six taps and typing from the landing page to a planted crop; its acres stay acres', async ({ page, product }) => {
  let taps = 0
  const tap = (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    taps += 1
    return page.getByRole(role, { name }).first().click()
  }
  await page.goto(product.url)
  await tap('Enter Platform', 'link')
  await tap(/^Farmer/, 'link')
  await tap('Add a crop')
  const dialog = page.getByRole('dialog', { name: 'Add New Crop' })
  // Own crops first, then those of the markets of Nigeria, with its names.
  await expect(dialog.getByRole('group', { name: 'Yours' }).getByRole('button')).toHaveCount(5)
  await expect(dialog.getByRole('group', { name: 'Common near you' }).getByRole('button').first()).toHaveText('Groundnutgyaɗa · ẹpa · ahụekere') // biome-ignore format: one sentence
  await tap(/^Groundnut/)
  await page.keyboard.type('2')
  await dialog.getByLabel('Measured in').selectOption('acres')
  await expect(dialog.getByLabel('Area Size (acres)')).toHaveValue('2')
  // Of the regions of the catalogue, none is that of Lagos.
  await expect(dialog.getByText('Northern savanna')).toHaveCount(0)
  await tap('Add Crop')
  expect(taps).toBeLessThanOrEqual(6)
  await expect(page.getByRole('status').filter({ hasText: 'Crop Added Successfully' })).toBeVisible()
  await page.goto(`${product.url}/crops`)
  await expect(page.getByText('2 acres', { exact: true })).toBeVisible()
  await page
    .getByRole('button', { name: /Groundnut/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Area Size (acres)')).toHaveValue('2')
  await page.goto(`${product.url}/profile`)
  await expect(page.getByLabel('Land is measured in')).toHaveValue('acre')
  await page.getByLabel('Land is measured in').selectOption('lots')
  await page.goto(`${product.url}/crops`)
  await expect(page.getByText('8 lots', { exact: true })).toBeVisible()
})
