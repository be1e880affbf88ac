import { BROKEN } from './farm.ts'
import { moneyOf } from './money.ts'
import { expect, test } from './product.ts'

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64') // biome-ignore format: one line

test('an account: added, its money sent with one more question, and its statement as page and files', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/finance?tab=mobile-money`)
  await page.getByRole('button', { name: 'Add Account' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Account' })
  await adding.getByLabel('Provider').selectOption('Kuda')
  await adding.getByLabel('Phone Number').fill('0123456789')
  await adding.getByLabel('Account Name').fill('Martha Adeyemi')
  await adding.getByRole('button', { name: 'Add Account' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Mobile money account added successfully!' })).toBeVisible()

  await page.getByRole('button', { name: 'Hide balances' }).click()
  await expect(page.getByText('••••••').first()).toBeVisible()
  await page.getByRole('button', { name: 'Show balances' }).click()
  await page.getByRole('button', { name: 'Send' }).first().click()
  const sending = page.getByRole('dialog', { name: 'Send money' })
  await sending.getByLabel('To phone number').fill('12')
  await sending.getByRole('button', { name: 'Next' }).click()
  await expect(sending.getByText('Enter a phone number as you dial it, or with + and the country code')).toBeVisible()
  await sending.getByLabel('To phone number').fill('0801 234 5670')
  await sending.getByLabel('Amount in NGN').fill('500')
  await sending.getByRole('button', { name: 'Next' }).click()
  await expect(sending.getByRole('region', { name: 'Is this right?' })).toContainText('Left afterwards')
  await sending.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Payment processed successfully!' })).toBeVisible()

  await page
    .getByRole('link', { name: /^Statement: / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible()
  await expect(page.getByText('Closing balance')).toBeVisible()
  for (const [button, name] of [
    ['Save as PDF', 'kuu-statement.pdf'],
    ['Save as a table (CSV)', 'kuu-statement.csv'],
    ['Save for Excel', 'kuu-statement.xlsx'],
  ]) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: button! }).click()
    expect((await saved).suggestedFilename()).toBe(name)
  }
  await page.getByLabel('From').fill('2025-01-01')
  await page.getByLabel('To').fill('2025-01-31')
  await expect(page.getByText('Nothing moved in these days.')).toBeVisible()
})

test('a bank: added, confirmed by its number typed once more, and the way by which money comes', async ({
  page,
  product,
  expectedMessages,
}) => {
  // The browser notes that the wrong number is refused.
  expectedMessages.push(/400 \(Bad Request\)/)
  await page.goto(`${product.url}/finance?tab=mobile-money`)
  const paid = page.getByRole('region', { name: 'How I am paid' })
  await paid.getByRole('button', { name: 'Add a bank or cash' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a way to be paid' })
  await adding.getByRole('textbox', { name: 'Bank' }).fill('GTBank')
  await adding.getByLabel('Account number or IBAN').fill('0123 456 789')
  await adding.getByLabel('Account holder').fill('Martha Adeyemi')
  await adding.getByRole('button', { name: 'Add' }).click()
  await expect(adding).toBeHidden()
  await expect(paid.getByText('Not confirmed')).toBeVisible()
  await paid.getByLabel('Account number or IBAN').fill('0123456798')
  await paid.getByRole('button', { name: 'Confirm' }).click()
  await expect(paid.getByText('This is not the number that you entered before')).toBeVisible()
  await paid.getByLabel('Account number or IBAN').fill('0123456789')
  await paid.getByRole('button', { name: 'Confirm' }).click()
  await paid.getByRole('button', { name: 'Use it for money I get: GTBank 0123456789' }).click()
  await expect(paid.getByRole('button', { name: 'Use it for money I get: GTBank 0123456789' })).toBeHidden()
  await expect(paid.getByRole('button', { name: /^Use it for money I get: Opay/ })).toBeVisible()
})

test('a loan: a changed cost is agreed to anew, a payment gives a receipt with its number', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
  const money = await moneyOf(product)
  await money.loan({ isPaid: true })
  await page.goto(`${product.url}/finance?tab=loans`)
  await page.getByRole('button', { name: 'Apply: Seasonal Input Loan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Apply for Loan' })
  await dialog.getByLabel('How will you pay back?').selectOption({ index: 1 })
  await expect(dialog.getByRole('region', { name: 'What this loan costs' })).toContainText(/You pay back .* once, on .*, after the harvest/) // biome-ignore format: one sentence
  const total = () => dialog.getByRole('region', { name: 'What this loan costs' }).innerText()
  const shortest = await total()
  // A loan that is paid once lasts no longer than the harvest needs: another way is chosen for a year.
  await dialog.getByLabel('How will you pay back?').selectOption({ index: 0 })
  await expect.poll(total).not.toBe(shortest)
  await dialog.getByLabel('Purpose').fill('Seed and fertilizer for my maize')
  await dialog.getByRole('button', { name: 'See the whole cost' }).click()
  const agree = dialog.getByRole('checkbox')
  await agree.check()
  const [offered] = (await money.admin<{ id: string; name: string }[]>('GET', '/admin/loan-products')).filter(({ name }) => name === 'Seasonal Input Loan') // biome-ignore format: one row
  await money.admin('PATCH', `/admin/loan-products/${offered!.id}`, { interestRate: 20 })
  await dialog.getByRole('button', { name: 'Submit application' }).click()
  await expect(dialog.getByText('The cost has changed meanwhile. This is the new one.')).toBeVisible()
  await expect(agree).not.toBeChecked()
  await agree.check()
  await dialog.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loan application submitted successfully!' })).toBeVisible()

  await page.getByRole('button', { name: /^Make Payment/ }).click()
  const paying = page.getByRole('dialog', { name: /^Make Payment/ })
  await paying.getByRole('button', { name: 'Next' }).click()
  await paying.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Payment processed successfully!' })).toBeVisible()
  await page.getByText('Receipts').click()
  await page
    .getByRole('link', { name: /^Print or save: receipt/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt R-/ })).toBeVisible()
  await expect(page.getByText('Of what you borrowed')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})

test('an insurance: the premium is paid, a claim takes photos and says what is promised when', async ({
  page,
  product,
}) => {
  const money = await moneyOf(product)
  await money.policy()
  await page.goto(`${product.url}/finance?tab=insurance`)
  await page.getByRole('button', { name: 'Pay Premium' }).click()
  const paying = page.getByRole('dialog', { name: /^Pay Premium/ })
  await paying.getByRole('button', { name: 'Next' }).click()
  await paying.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Premium payment processed successfully!' })).toBeVisible()

  await page.getByRole('button', { name: 'Make a claim' }).click()
  const claiming = page.getByRole('dialog', { name: 'Make a claim' })
  await expect(claiming).toContainText('We begin within 3 days, decide within 14 days after that')
  await claiming.getByLabel('What was lost, and how?').fill('The flood took the lower half of the field.')
  await claiming.getByLabel('Worth in NGN').fill('40000')
  await claiming.locator('input[type=file]').setInputFiles({ name: 'field.png', mimeType: 'image/png', buffer: PNG }) // biome-ignore format: one row
  await expect(claiming.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await claiming.getByRole('button', { name: 'Send the claim' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your claim was sent' })).toBeVisible()
  await expect(page.getByText(/^Next step by /).first()).toBeVisible()
  const [claim] = await money.admin<{ id: string; photoIds: string[] }[]>('GET', '/admin/claims')
  expect(claim!.photoIds).toHaveLength(1)
  await money.admin('POST', `/admin/claims/${claim!.id}/reject`, { reason: 'The river did not rise on that day.' })
  await page.reload()
  await expect(page.getByText('Why: The river did not rise on that day.')).toBeVisible()
})

test('an index insurance says by which rain it pays, and asks for the crop', async ({ page, product }) => {
  await moneyOf(product)
  await page.goto(`${product.url}/finance?tab=insurance`)
  await page.getByRole('button', { name: 'Apply: Rain Index Cover' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get Insurance' })
  await expect(dialog).toContainText('With 600 mm of rain or more it pays nothing.')
  await expect(dialog).toContainText('There is no record of rain for this place yet.')
  await dialog.getByLabel('Coverage Amount').fill('100000')
  await dialog.getByRole('button', { name: 'Submit application' }).click()
  await expect(dialog.getByText('Crop is required')).toBeVisible()
  await dialog.getByLabel('Crop', { exact: false }).selectOption('Maize')
  await dialog.getByRole('button', { name: 'Submit application' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Insurance application submitted successfully!' })).toBeVisible() // biome-ignore format: one sentence
  await expect(page.getByText('Lagos, Nigeria')).toBeVisible()
})

test('a priced course: paid with one more question, and open afterwards', async ({ page, product }) => {
  const money = await moneyOf(product)
  await page.goto(`${product.url}/courses/${await money.pricedCourse()}`)
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  const paying = page.getByRole('dialog', { name: /^Enroll: / })
  await paying.getByRole('button', { name: 'Next' }).click()
  await expect(paying.getByRole('region', { name: 'Is this right?' })).toContainText('₦2,000.00')
  await paying.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You are enrolled' })).toBeVisible()
  await expect(page.getByText('Your progress').first()).toBeVisible()
})
