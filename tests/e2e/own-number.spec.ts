import { expect, test } from './product.ts'

// A wrong code is refused.
test.use({ expectedMessages: [/status of 400/] })

test('a new number is the user’s once its phone has sent the code of the screen', async ({
  page,
  product,
  context,
}) => {
  await page.goto(`${product.url}/profile`)
  await expect(page.getByRole('heading', { name: 'Is this your number?' })).toBeHidden()
  await page.getByRole('button', { name: 'Edit my details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit my details' })
  await dialog.getByLabel('Phone').fill('+231 779 990 001')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Is this your number?' })).toBeVisible()

  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'A code is on its way to +231 779 990 001' })).toBeVisible()
  await page.getByLabel('Code of the SMS').fill('00000')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('This code is wrong, or too old').first()).toBeVisible()

  await page.getByRole('button', { name: 'Without SMS' }).click()
  await page.getByRole('button', { name: 'Show a code' }).click()
  const code = await page.getByRole('status').filter({ hasText: /^\d{6}$/ }).textContent() // biome-ignore format: one question

  const simulator = await context.newPage()
  await simulator.goto(`${product.url}/simulator`)
  await simulator.getByLabel('Whose phone').selectOption({ label: 'A number that nobody has, +231 779 990 001' })
  const phone = simulator.getByRole('region', { name: 'Phone', exact: true })
  await phone.getByRole('button', { name: 'USSD' }).click()
  await phone.getByRole('button', { name: 'Call' }).click()
  const answer = async (text: string) => {
    await phone.getByRole('textbox', { name: 'Answer' }).fill(text)
    await phone.getByRole('button', { name: 'Send' }).click()
  }
  const screen = phone.getByLabel('Screen')
  await expect(screen).toContainText('Confirm my number')
  const shown = (await screen.textContent()) ?? ''
  await answer(/(\d) Confirm my number/.exec(shown)![1]!)
  await expect(screen).toContainText('Enter the 6 digits')
  await answer(code!)
  await expect(screen).toContainText('This number is confirmed as yours')

  await expect(page.getByText('This number is confirmed as yours')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Member since')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Is this your number?' })).toBeHidden()
})
