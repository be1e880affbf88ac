import { openAdmin } from './admin.ts'
import { expect, test } from './product.ts'

test('an administrator gives farmers to an agent', async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAdmin(page, product, '/admin/users?q=nigeria&role=farmer')
  for (const name of ['Aisha Lawal', 'Ibrahim Garba']) await page.getByLabel(`Select ${name}`).check()
  await page.getByRole('button', { name: 'Give to an agent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give 2 farmers to an agent' })
  await dialog.getByRole('combobox').selectOption({ label: 'Samuel Mensah' })
  await dialog.getByRole('button', { name: 'Give to agent' }).click()
  await expect(page.getByText('2 farmers have another agent now')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('an agent edits a crop from the dialog of its farmer, where the change stands at once', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/agent/farmers?q=akosua`)
  await page.getByText('Akosua Boateng').first().click()
  const farmer = page.getByRole('dialog', { name: 'Akosua Boateng' })
  await farmer.getByRole('tab', { name: 'Crops' }).click()
  await farmer.getByRole('link', { name: 'Cocoa' }).click()
  const crop = page.getByRole('dialog', { name: 'Cocoa' })
  await crop.getByRole('button', { name: 'Edit' }).click()
  await crop.getByLabel('Area Size (hectares)').fill('2.1')
  await crop.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Cocoa is changed.' })).toBeVisible()
  await crop.getByRole('button', { name: 'Close' }).click()
  await page.goto(`${product.url}/agent/farmers?q=akosua`)
  await page.getByText('Akosua Boateng').first().click()
  await farmer.getByRole('tab', { name: 'Crops' }).click()
  await expect(farmer.getByRole('listitem').filter({ hasText: 'Cocoa' })).toContainText('2.1')
})
