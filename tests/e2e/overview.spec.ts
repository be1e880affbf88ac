import { openAdmin } from './admin.ts'
import { expect, reading as test } from './product.ts'

test('the overview draws what it counts, and the board of health leads to its rows', async ({ page, product }) => {
  await openAdmin(page, product)
  const charts = page.getByRole('region', { name: 'How things go' })
  await charts.getByText('The numbers').first().click()
  const farmers = charts.getByRole('table').first()
  const total = await farmers.getByRole('row').last().getByRole('cell').last().textContent()
  await charts.getByRole('link', { name: 'Farmers' }).click()
  await expect(page).toHaveURL(/\/admin\/users\?role=farmer$/)
  await expect(page.getByText(new RegExp(`^${total} `)).first()).toBeVisible()

  await page.goto(`${product.url}/admin/health`)
  await page.getByRole('link', { name: 'Sorghum' }).click()
  await expect(page).toHaveURL(/\/admin\/crops\?q=Sorghum$/)
  await page.goBack()
  await page.getByRole('link', { name: 'All farmers without a phone number' }).click()
  await expect(page).toHaveURL(/phone=none/)
  await expect(page.getByRole('button', { name: 'Without a phone' })).toHaveAttribute('aria-pressed', 'true')
})

test('the palette finds and leads by the keyboard alone, the last places first', async ({ page, product }) => {
  await openAdmin(page, product, '/admin/audit')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toBeFocused()
  await field.pressSequentially('kollie')
  await expect(page.getByRole('option', { name: /Josephine Kollie/ })).toBeVisible()
  await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/)
  await field.fill('maize')
  await expect(page.getByRole('option', { name: /^Maize/ }).first()).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('the first of')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/admin\/crops\?q=Maize$/)

  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Maize')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Find' })).toBeFocused()
})
