import { expect, test } from './product.ts'

test('an agent writes a text message to a farmer: its length is refused, its parts are counted, and it waits', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/agent/farmers`)
  await page.getByText('Aisha Lawal').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('No message was sent to this farmer yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send SMS Message' }).click()
  const send = dialog.getByRole('button', { name: 'Send SMS', exact: true })
  await send.click()
  await expect(dialog.getByText('Message is required')).toBeVisible()
  const message = dialog.getByRole('textbox', { name: 'Message' })
  await message.fill('₦'.repeat(161))
  await expect(dialog.getByText('161/160')).toBeVisible()
  await expect(dialog.getByText('3 parts')).toBeVisible()
  await send.click()
  await expect(dialog.getByText('Message too long (160 chars max)')).toBeVisible()
  await message.fill('Onions bring more in Kano this week.')
  await expect(dialog.getByText('1 part', { exact: true })).toBeVisible()
  await send.click()
  await expect(page.getByRole('status').getByText('SMS sent to Aisha Lawal')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Onions bring more' })).toContainText('Waiting')
})
