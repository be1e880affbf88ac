import { expect, test } from './product.ts'

/** At night, on the clock of the farmer, it waits; by day it goes to the log within a second. */
const SENT = /Waiting|Sent/

test('an agent writes a text message to a farmer: its length is refused, and its parts are counted', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/agent/farmers`)
  await page.getByText('Aisha Lawal').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Messages' }).click()
  await expect(dialog.getByText('No message was sent to this farmer yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send SMS Message' }).click()
  const send = dialog.getByRole('button', { name: 'Send SMS', exact: true })
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription('Write a message first.')
  const message = dialog.getByRole('textbox', { name: 'Message' })
  await message.fill('₦'.repeat(161))
  await expect(dialog.getByText('161/160')).toBeVisible()
  await expect(dialog.getByText('3 parts')).toBeVisible()
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription('The message is too long: at most 160 characters.')
  await message.fill('Onions bring more in Kano this week.')
  await expect(dialog.getByText('1 part', { exact: true })).toBeVisible()
  await send.click()
  await expect(page.getByRole('status').getByText('SMS sent to Aisha Lawal')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Onions bring more' })).toContainText(SENT)
})

test('a message to a group says whom it reaches, is written in plain letters, and names each farmer', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/agent/messages`)
  await page.getByRole('button', { name: 'Message to a group' }).click()
  const dialog = page.getByRole('dialog')
  const reach = dialog.getByRole('region', { name: 'Whom it reaches' })
  await expect(reach).toContainText('Choose a crop, a place or your own farmers.')
  await dialog.getByLabel('Who grow').selectOption({ label: 'Maize' })
  const message = dialog.getByRole('textbox', { name: 'Message' })
  await message.fill('It’s time to weed,')
  await dialog.getByRole('button', { name: 'Name', exact: true }).click()
  await dialog.getByRole('button', { name: 'Write it with plain letters: 1 part' }).click()
  await expect(message).toHaveValue("It's time to weed, {name}")
  await expect(reach).toContainText("It's time to weed, Martha")
  await dialog.getByRole('button', { name: /^Send to \d+ farmers$/ }).click()
  await expect(page.getByRole('status').getByText(/^SMS to \d+ farmers on the way$/)).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: "It's time to weed, Martha" })
  await expect(card).toContainText('Martha Adeyemi')
  await expect(card).toContainText(SENT)
  await page.getByRole('group', { name: 'Which messages' }).getByRole('button', { name: 'Delivered' }).click()
  await expect(page).toHaveURL(/status=delivered/)
})

test('an agent creates an advisory for the growers of a crop, with a copy by text message', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/agent`)
  await page.getByRole('button', { name: 'Create Advisory' }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Create Advisory' })
  await submit.click()
  for (const words of ['Title is required', 'Content is required', 'Category is required'])
    await expect(dialog.getByText(words)).toBeVisible()
  await dialog.getByLabel('Title').fill('Weed your maize')
  await dialog.getByLabel('Content').fill('Weed twice before the rain comes.')
  await dialog.getByLabel('Category').selectOption('general')
  await dialog.getByLabel('Who is told of it').selectOption('growers')
  await submit.click()
  await expect(dialog.getByText('Choose the crop whose growers it is for')).toBeVisible()
  await dialog.getByLabel('Related Crop').selectOption({ label: 'Maize' })
  await dialog.getByLabel('Copy by text message').fill('Weed your maize twice.')
  await expect(dialog.getByRole('region', { name: 'Whom it reaches' })).toContainText('Get the text message')
  await submit.click()
  await expect(page.getByRole('status').getByText('Advisory created successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Weed your maize' })).toBeVisible()
})
