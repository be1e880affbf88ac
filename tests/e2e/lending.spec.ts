import { join } from 'node:path'
import Database from 'better-sqlite3'
import { openAdmin } from './admin.ts'
import { adminOf, askForLoan, asUser, farmerOf, leavePaymentOpen } from './money-admin.ts'
import { expect, type Product, test } from './product.ts'
import { DESKTOP, PHONE } from './screens.ts'

test.use({ timezoneId: 'UTC' })

const NAME = 'Martha Adeyemi'
const PASSWORD = 'maize and beans 7'
const REASON = 'The flood took the harvest.'

/** A loan that was paid out long ago, of which nothing was paid: the days of its schedule are in the past. */
async function defaultedLoan(product: Product) {
  const { id } = await askForLoan(product, '+2348012345670')
  const admin = await adminOf(product)
  await admin('POST', `/admin/loans/${id}/approve`)
  await admin('POST', `/admin/loans/${id}/disburse`)
  const db = new Database(join(product.dataFolder, 'kuu.db'))
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const dueDays = JSON.stringify([200, 170, 140, 110, 80, 50].map(day))
  db.prepare("update farmer_loans set status = 'defaulted', due_days = ?, next_payment_due = ? where id = ?").run(dueDays, day(200), id) // biome-ignore format: one change
  db.close()
  return id
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a lender proposes other days for a loan in default, and says why', async ({ page, product }) => {
  const id = await defaultedLoan(product)
  await page.setViewportSize(DESKTOP)
  await openAdmin(page, product, `/admin/loans?status=defaulted&open=details.${id}`)
  const details = page.getByRole('dialog', { name: `Loan of ${NAME}` })
  await details.getByRole('button', { name: 'Other days' }).click()
  const question = page.getByRole('dialog', { name: 'Propose other days?' })
  await expect(question).toContainText(`They hold once ${NAME} agrees`)
  await question.getByRole('button', { name: 'Other days' }).click()
  await expect(question).toContainText('Please say why')
  await question.getByLabel('First day').fill(inDays(30))
  await question.getByLabel('Reason').fill(REASON)
  await question.getByRole('button', { name: 'Other days' }).click()
  await expect(page.getByText('Other days proposed', { exact: true })).toBeVisible()
  await expect(details).toContainText(`${NAME} has not answered yet`)
})

test('a farmer pays a part of a loan in default, agrees to other days, and it runs again', async ({
  page,
  product,
}) => {
  const id = await defaultedLoan(product)
  await (await adminOf(product))('POST', `/admin/loans/${id}/schedule`, { firstDue: inDays(30), reason: REASON })
  const farmer = await farmerOf(product)
  await farmer('POST', `/loans/${id}/payments`, { amount: 100, paymentMethod: 'mobile_money' })
  await page.setViewportSize(PHONE)
  await page.goto(`${product.url}/finance?tab=loans`)
  await expect(page.getByText('This loan is in default. You can still pay it, also in parts.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Make Payment/ })).toBeVisible()
  const proposal = page.getByRole('region', { name: 'New days to pay' })
  await expect(proposal).toContainText(REASON)
  await proposal.getByRole('button', { name: 'Take the new days' }).click()
  await expect(page.getByText('The new days hold.')).toBeVisible()
  await expect(page.getByText('This loan is in default.')).toHaveCount(0)
  await page.getByText('What the lender changed').click()
  await expect(page.getByText(/^Other days, as you agreed/)).toBeVisible()
})

test('a loan is written off, its farmer reads it, and the write-off is taken back', async ({ page, product }) => {
  const id = await defaultedLoan(product)
  await page.setViewportSize(DESKTOP)
  await openAdmin(page, product, `/admin/loans?status=defaulted&open=details.${id}`)
  await page.getByRole('button', { name: 'Write off' }).click()
  const question = page.getByRole('dialog', { name: 'Write off this loan?' })
  await question.getByLabel('Reason').fill(REASON)
  await question.getByRole('button', { name: 'Write off' }).click()
  await expect(page.getByText('Loan written off', { exact: true })).toBeVisible()
  const farmer = await farmerOf(product)
  const loan = await farmer<{ status: string; remainingAmount: number; changes: object[] }>('GET', `/loans/${id}`)
  expect(loan).toMatchObject({ status: 'writtenOff', remainingAmount: 0, changes: [{ kind: 'writtenOff', reason: REASON }] }) // biome-ignore format: one row
  await page.goto(`${product.url}/admin/loans?status=writtenOff&open=details.${id}`)
  await page.getByRole('button', { name: 'Take the write-off back' }).click()
  const back = page.getByRole('dialog', { name: 'Take the write-off back?' })
  await back.getByLabel('Reason').fill('The wrong loan')
  await back.getByRole('button', { name: 'Take the write-off back' }).click()
  await expect(page.getByText('The loan is owed again', { exact: true })).toBeVisible()
  expect(await farmer('GET', `/loans/${id}`)).toMatchObject({ status: 'defaulted', writtenOffAt: null })
})

test('above a limit a second administrator confirms what the first one decided', async ({ page, product }) => {
  const second = await secondAdmin(product)
  const { id } = await askForLoan(product, '+2348012345670')
  await page.setViewportSize(DESKTOP)
  await openAdmin(page, product, '/admin/decisions')
  await expect(page.getByText('Nothing waits for a second person.')).toBeVisible()
  await page.getByLabel('One person is enough up to').fill('10000')
  await page.getByRole('button', { name: 'Set limit' }).click()
  await expect(page.getByText('Everybody: ₦10,000.00')).toBeVisible()
  await page.goto(`${product.url}/admin/loans?open=approve.${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('A second person has to confirm it')).toBeVisible()
  await expect(page.getByRole('button', { name: `Approve: ${NAME}` })).toBeDisabled()
  await page.goto(`${product.url}/admin/decisions`)
  await expect(page.getByText('Another administrator has to confirm it.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0)

  const [waiting] = await second<{ id: string }[]>('GET', '/admin/decisions')
  await second('POST', `/admin/decisions/${waiting!.id}/confirm`)
  await page.getByRole('button', { name: 'Ended' }).click()
  await expect(page.getByText('ended by James Kerkula')).toBeVisible()
  expect(await (await farmerOf(product))('GET', `/loans/${id}`)).toMatchObject({ status: 'approved' })
})

test('how a payment ended is booked once a second administrator confirms it', async ({ page, product }) => {
  const second = await secondAdmin(product)
  const id = await leavePaymentOpen(product)
  await (await adminOf(product))('POST', '/admin/decision-limits', { userId: null, currency: 'NGN', amount: 10_000 })
  await page.setViewportSize(DESKTOP)
  await openAdmin(page, product, '/admin/payments?status=pending')
  await page.getByRole('button', { name: `Details: ${NAME}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Settle by hand' }).click()
  await dialog.getByLabel('How it ended').selectOption('succeeded')
  await dialog.getByLabel('How do you know?').fill('The provider confirmed it by telephone.')
  await dialog.getByRole('button', { name: 'Settle it' }).click()
  await expect(page.getByText('A second person has to confirm it')).toBeVisible()
  await page.goto(`${product.url}/admin/payments?status=pending`)
  await page.getByRole('button', { name: `Details: ${NAME}` }).click()
  await expect(dialog).toContainText('Waits for a second person: A payment went through, ₦50,000.00')
  await expect(dialog.getByRole('button', { name: 'Settle by hand' })).toHaveCount(0)

  const [waiting] = await second<{ id: string }[]>('GET', '/admin/decisions')
  await second('POST', `/admin/decisions/${waiting!.id}/confirm`)
  expect(await (await farmerOf(product))('GET', `/loans/${id}`)).toMatchObject({ status: 'disbursed' })
})

/** Another administrator, outside of the page. */
async function secondAdmin(product: Product) {
  const admin = await adminOf(product)
  const james = await admin('POST', '/admin/users', { username: 'james', fullName: 'James Kerkula', role: 'admin' })
  const { code } = await admin<{ code: string }>('POST', `/admin/users/${james.id}/password-code`)
  return asUser(product, 'auth.setPassword', { username: 'james', code, password: PASSWORD })
}
