import { openAdmin } from './admin.ts'
import { adminOf, askForLoan, askForPolicy, farmerOf, leavePaymentOpen, makeClaim } from './money-admin.ts'
import { expect, test } from './product.ts'
import { DESKTOP, PHONE } from './screens.ts'

// The server counts the promised days from its own day, which is not that of Lagos in the hour before midnight UTC.
test.use({ timezoneId: 'UTC' })

const NAME = 'Martha Adeyemi'

test('a loan is read whole, paid out once it is confirmed, and its payment is seen', async ({ page, product }) => {
  const { id } = await askForLoan(product, '+2348012345670')
  await (await adminOf(product))('POST', `/admin/loans/${id}/approve`)
  await page.setViewportSize(DESKTOP)
  await openAdmin(page, product, '/admin/loans?status=approved')
  const places = page.getByRole('navigation', { name: 'Admin sections' })
  await expect(places.getByRole('link', { name: /^Loans/ })).toContainText('1')
  await page.getByRole('button', { name: `Details: ${NAME}` }).click()
  const details = page.getByRole('dialog', { name: `Loan of ${NAME}` })
  await expect(details).toContainText('Harvests with their yield')
  await expect(details).toContainText('The farmer was not asked to agree to the cost.')
  await expect(details.getByRole('row')).toHaveCount(7)
  await details.getByRole('button', { name: `Pay out: ${NAME}` }).click()
  const question = page.getByRole('dialog', { name: 'Pay out this loan?' })
  await expect(question).toContainText('Opay')
  await question.getByRole('button', { name: 'Send ₦50,000.00' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The money has arrived' })).toBeVisible()
  const farmer = await farmerOf(product)
  await farmer('POST', `/loans/${id}/payments`, { amount: 1000, paymentMethod: 'mobile_money' })
  await page.goto(`${product.url}/admin/loans?status=active&open=details.${id}`)
  await expect(details).toContainText('R-0000000')
  await expect(details).toContainText('Succeeded')
})

test('a loan is put on offer and changed; an insurance is taken off', async ({ page, product }) => {
  await page.setViewportSize(DESKTOP)
  await openAdmin(page, product, '/admin/products')
  await expect(page.getByText(/^A change holds for new applications only/)).toBeVisible()
  await page.getByRole('button', { name: 'Add loan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Dry season loan')
  await dialog.getByRole('textbox', { name: 'Kind of loan' }).fill('seasonal')
  await dialog.getByRole('textbox', { name: 'Lender' }).fill('Kuu Bank')
  await dialog.getByLabel('Smallest amount').fill('5000')
  await dialog.getByLabel('Largest amount').fill('1000')
  await dialog.getByLabel('Interest a year (%)').fill('12.5')
  await dialog.getByLabel('For growers of').fill('Tomato\nOnion')
  await dialog.getByRole('button', { name: 'Add loan' }).click()
  await expect(dialog.getByText('The largest amount cannot be below the smallest')).toBeVisible()
  await dialog.getByLabel('Largest amount').fill('90000')
  await dialog.getByRole('button', { name: 'Add loan' }).click()
  await expect(page.getByText('Loan created')).toBeVisible()
  await expect(page.getByRole('row', { name: /Dry season loan/ })).toContainText('Tomato, Onion')
  await page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Insurance' }).click()
  await expect(page).toHaveURL(/tab=insurance/)
  await page.getByRole('button', { name: 'Edit: Rain Index Cover' }).click()
  await dialog.getByRole('checkbox', { name: 'On offer' }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Rain Index Cover/ })).toContainText('Inactive')
})

test('an application is accepted; a claim is looked at, approved with an amount, and paid', async ({
  page,
  product,
}) => {
  await makeClaim(product)
  await askForPolicy(product)
  await page.setViewportSize(PHONE)
  await openAdmin(page, product, '/admin/insurance')
  await page.getByRole('button', { name: `Approve: ${NAME}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Policy accepted')).toBeVisible()
  await page.getByRole('link', { name: 'Claims' }).click()
  await expect(page.getByText('3 days left')).toBeVisible()
  await page.getByRole('button', { name: `Details: ${NAME}` }).click()
  await dialog.getByRole('button', { name: 'Begin to look at it' }).click()
  await expect(dialog).toContainText('14 days left')
  await dialog.getByRole('button', { name: 'Approve and pay' }).click()
  const approval = page.getByRole('dialog', { name: 'Approve this claim?' })
  await approval.getByLabel('Amount to pay').fill('40000')
  await approval.getByRole('button', { name: 'Continue' }).click()
  await expect(approval.getByText('Please say why')).toBeVisible()
  await approval.getByLabel('Reason').fill('Two thirds of the field was under water.')
  await approval.getByRole('button', { name: 'Continue' }).click()
  await expect(approval).toContainText(`${NAME} gets ₦40,000.00 at once.`)
  await approval.getByRole('button', { name: 'Send ₦40,000.00' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The claim was paid' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Claims' })).toContainText('Paid')
})

test('a payment that its provider left open is settled with a reason; the books are checked; a booking is taken back', async ({
  page,
  product,
}) => {
  const id = await leavePaymentOpen(product)
  await page.setViewportSize(DESKTOP)
  await openAdmin(page, product, '/admin/payments')
  await expect(page.getByText('Nothing has to be looked at. Well done!')).toBeVisible()
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText('The books balance', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Pending', exact: true }).click()
  await page.getByRole('button', { name: `Details: ${NAME}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('"was":"pending"')
  await dialog.getByRole('button', { name: 'Settle by hand' }).click()
  await dialog.getByLabel('How it ended').selectOption('succeeded')
  await dialog.getByLabel('How do you know?').fill('The provider confirmed it by telephone.')
  await expect(dialog).toContainText(`₦50,000.00 of ${NAME} is booked as paid.`)
  await dialog.getByRole('button', { name: 'Settle it' }).click()
  await expect(page.getByText('Payment settled')).toBeVisible()

  const farmer = await farmerOf(product)
  const accounts = await farmer<{ id: string; isDefault: boolean }[]>('GET', '/mobile-money-accounts')
  const accountId = accounts.find(({ isDefault }) => isDefault)!.id
  await farmer('POST', `/loans/${id}/payments`, { amount: 2000, paymentMethod: 'mobile_money', accountId })
  await page.goto(`${product.url}/admin/payments?status=succeeded`)
  await page
    .getByRole('row', { name: /Loan payment/ })
    .getByRole('button', { name: /^Details/ })
    .click()
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await dialog.getByLabel('Reason').fill('It was meant for another loan.')
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(dialog).toContainText('Taken back by movement')
  await page.goto(`${product.url}/admin/audit`)
  await expect(page.getByRole('row').nth(1)).toContainText('Taken back: Payment')
})
