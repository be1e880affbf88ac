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

test('a number that nobody has registers by USSD, and asks as a farmer from then on', async ({ page, product }) => {
  await page.goto(`${product.url}/simulator`)
  await page.getByLabel('Whose phone').selectOption({ label: 'A number that nobody has, +231 779 990 001' })
  const phone = page.getByRole('region', { name: 'Phone', exact: true })
  await phone.getByRole('button', { name: 'USSD' }).click()
  await phone.getByRole('button', { name: 'Call' }).click()
  const screen = phone.getByLabel('Screen')
  const answer = async (text: string) => {
    await phone.getByRole('textbox', { name: 'Answer' }).fill(text)
    await phone.getByRole('button', { name: 'Send' }).click()
  }
  await expect(screen).toContainText(/1 English\s*2 Kiswahili/)
  await answer('1')
  await expect(screen).toContainText(/\d Register/)
  const shown = (await screen.textContent()) ?? ''
  await answer(/(\d) Register/.exec(shown)![1]!)
  await expect(screen).toContainText('name')
  await answer('Comfort Dolo')
  await expect(screen).toContainText('Where')
  await answer('Monrovia')
  await expect(phone.getByRole('button', { name: 'Call' })).toBeVisible()
  await phone.getByRole('button', { name: 'Call' }).click()
  await expect(screen).toContainText('Comfort')
  await expect(screen).toContainText(/\d Language/)
  await answer(/(\d) Language/.exec((await screen.textContent()) ?? '')![1]!)
  await answer('2')
  await expect(screen).toContainText('1 Bei za soko')
  await phone.getByRole('button', { name: 'Hang up' }).click()
  await expect(screen).toHaveCount(0)
})
