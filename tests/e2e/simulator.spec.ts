import { expect, test } from './product.ts'

test('a phone on the screen asks by text message, over a network that doubles and mixes up', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/simulator`)
  await page.getByLabel('Whose phone').selectOption({ label: 'Musu Flomo, +231 000 000 102' })
  await page.getByLabel('Hands everything over twice').check()
  await page.getByLabel('Reports in the wrong order').check()
  const phone = page.getByRole('region', { name: 'Phone', exact: true })
  const lines = phone.getByRole('log')
  await phone.getByRole('textbox', { name: 'Message' }).fill('PRICE MAIZ')
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(lines.getByText('PRICE MAIZ')).toHaveCount(1)
  const answer = lines.getByRole('article').filter({ hasText: /^Maize/ })
  await expect(answer).toHaveCount(1)
  await expect(answer).toContainText('Arrived, and reported')

  await page.getByLabel('Loses what is sent').check()
  await phone.getByRole('textbox', { name: 'Message' }).fill('WEATHER')
  await phone.getByRole('button', { name: 'Send' }).click()
  await page.getByLabel('Loses what is sent').uncheck()
  await phone.getByRole('textbox', { name: 'Message' }).fill('My cow is ill')
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(lines.getByText('Waits for a person')).toBeVisible()
  await expect(lines.getByText('WEATHER')).toHaveCount(0)
})
