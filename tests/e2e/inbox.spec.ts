import { expect, test } from './product.ts'

// A word that has a meaning already is refused.
test.use({ expectedMessages: [/409 \(Conflict\)/] })

test('an agent answers what the menu did not understand, and teaches it a word', async ({ page, product }) => {
  await page.goto(`${product.url}/agent`)
  await page.getByRole('link', { name: 'Inbox 2 waiting' }).click()
  const [tunde, akosua] = ['holes', 'gari'].map((word) => page.getByRole('listitem').filter({ hasText: word }))
  await expect(page.getByRole('listitem')).toHaveCount(2)

  await tunde!.getByRole('button', { name: /^Answer Tunde/ }).click()
  await tunde!
    .getByRole('textbox', { name: 'Message' })
    .fill('Look into the funnel for caterpillars. I come on Monday.')
  await tunde!.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByRole('status').getByText(/^The answer to Tunde .* is on its way$/)).toBeVisible()
  await expect(tunde!).toHaveCount(0)

  await akosua!.getByRole('button', { name: /^Teach a word from Akosua/ }).click()
  const form = akosua!.getByRole('form')
  await form.getByRole('textbox', { name: 'Word of the message' }).fill('Price')
  await form.getByLabel('Which crop').selectOption({ label: 'Cassava' })
  await form.getByRole('button', { name: 'Teach' }).click()
  await expect(form.getByText('This word has a meaning already.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Word of the message' }).fill('gari')
  await form.getByRole('button', { name: 'Teach' }).click()
  await expect(page.getByRole('status').getByText(/Cassava/)).toBeVisible()
  await expect(page.getByText('No message waits for a person.')).toBeVisible()

  await page.goto(`${product.url}/agent/farmers`)
  await page.getByText('Akosua').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Messages' }).click()
  const lines = dialog.getByRole('listitem')
  await expect(lines.filter({ hasText: 'Price of gari in Kumasi' })).toContainText('Received')
  await expect(lines.filter({ hasText: 'Cassava' })).toBeVisible()
})
