import { expect, reading as test } from './product.ts'

// Chromium logs each refusal of the server.
test.use({ expectedMessages: [/status of 400/] })

test('a certificate is checked by a code that is typed; one that was mistyped is told apart', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/verify`)
  await expect(page.getByRole('heading', { name: 'Check a certificate' })).toBeVisible()
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Please enter the code')).toBeVisible()
  await page.getByLabel('Code').fill('kuu 7f3k 2q9t hx4m 4')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page).toHaveURL(/\/verify\/kuu/)
  await expect(page.getByText('This code was mistyped')).toBeVisible()
})
