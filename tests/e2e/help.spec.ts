import { expect, reading, test } from './product.ts'

test('a request for help goes to the chosen agent and gets a ticket number', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: 'Get help' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get Help & Support' })

  await dialog.getByRole('tab', { name: 'Extension Agents' }).click()
  const grace = dialog.getByRole('button', { name: /Grace Wanjiru/ })
  await grace.click()
  await expect(grace).toHaveAttribute('aria-pressed', 'true')
  await grace.click()
  await expect(grace).toHaveAttribute('aria-pressed', 'false')
  await grace.click()

  await dialog.getByRole('tab', { name: 'Contact Form' }).click()
  await expect(dialog.getByText('To Grace Wanjiru')).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  const toast = page.getByRole('status')
  await expect(toast).toContainText(['Missing Information'])
  await expect(toast).toContainText(['Please fill in your name and message'])

  await dialog.getByLabel('Message').fill('My goats cough at night.')
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(toast).toContainText(['Request Submitted Successfully!'])
  await expect(toast).toContainText([/Your support ticket KUU-[2-9A-Z]{6} has been created\./])
  await expect(toast).toContainText(['An extension agent will contact you soon.'])
  await expect(dialog).toBeHidden()
})

test('a request that cannot be sent waits in the outbox, and is sent with the next connection', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/)
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: 'Get help' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message').fill('Hello')
  await page.route('**/trpc/farmer.contact.submit**', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this phone' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goto(`${product.url}/tickets`)
  await expect(page.getByText('Will be sent when you are online')).toBeVisible()
  await page.unroute('**/trpc/farmer.contact.submit**')
  await page.reload()
  await expect(page.getByRole('link', { name: /Hello/ })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Will be sent when you are online')).toHaveCount(0)
})

reading('emergency help promises no service that nobody has set', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: 'Get help' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Emergency Help' }).click()
  await expect(dialog.getByText("Send SMS 'MARKET' to 40404.")).toBeVisible()
  await expect(dialog.getByText(/24\/7|WhatsApp|hotline/)).toHaveCount(0)
  await expect(dialog.locator('a[href^="tel:"]')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Write to an agent' }).first().click()
  await expect(dialog.getByLabel('Priority')).toHaveValue('high')
  await expect(dialog.getByLabel('Category')).toHaveValue('farming')
})

reading('visitors and farmers find the agents', async ({ page, product }) => {
  await page.goto(`${product.url}/help`)
  await page.getByRole('button', { name: 'Extension agents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Extension agents' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog.getByText('Speaks: English and Swahili')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})
