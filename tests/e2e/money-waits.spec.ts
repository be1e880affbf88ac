import { join } from 'node:path'
import Database from 'better-sqlite3'
import { moneyOf } from './money.ts'
import { expect, type Product, test } from './product.ts'

/** Changes what no screen changes: what the time brings, and what a provider leaves open. */
function inData(product: Product, sql: string, ...values: unknown[]) {
  const db = new Database(join(product.dataFolder, 'kuu.db'))
  db.prepare(sql).run(...values)
  db.close()
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('new days to pay are shown beside the old ones, and hold once the farmer takes them', async ({
  page,
  product,
}) => {
  const loanId = await (await moneyOf(product)).loan()
  const due = inDays(200)
  inData(
    product,
    'update farmer_loans set proposed_due_days = ? where id = ?',
    JSON.stringify(Array(12).fill(due)),
    loanId,
  )
  await page.goto(`${product.url}/finance?tab=loans`)
  const proposed = page.getByRole('region', { name: 'New days to pay' })
  await expect(proposed).toContainText('Your harvest has moved. These days to pay are proposed: ')
  await proposed.getByRole('button', { name: 'Take the new days' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The new days hold.' })).toBeVisible()
  await expect(proposed).toBeHidden()
  const [loan] = await (await moneyOf(product)).farmer<{ nextPaymentDue: string }[]>('GET', '/loans')
  expect(loan).toMatchObject({ id: loanId, nextPaymentDue: due })
})

test('days that were declined are gone, and the old ones stay', async ({ page, product }) => {
  const money = await moneyOf(product)
  const loanId = await money.loan()
  const [before] = await money.farmer<{ nextPaymentDue: string }[]>('GET', '/loans')
  inData(product, 'update farmer_loans set proposed_due_days = ? where id = ?', JSON.stringify(Array(12).fill(inDays(200))), loanId) // biome-ignore format: one row
  await page.goto(`${product.url}/finance?tab=loans`)
  await page.getByRole('button', { name: 'Keep the old days' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The old days stay.' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'New days to pay' })).toBeHidden()
  expect((await money.farmer<{ nextPaymentDue: string }[]>('GET', '/loans'))[0]).toMatchObject({
    nextPaymentDue: before!.nextPaymentDue,
  })
})

test('a policy that ends soon is renewed once, without a gap', async ({ page, product }) => {
  const money = await moneyOf(product)
  const policyId = await money.policy()
  const end = inDays(10)
  inData(product, 'update farmer_insurance set policy_start = ?, policy_end = ? where id = ?', inDays(-355), end, policyId) // biome-ignore format: one row
  await page.goto(`${product.url}/finance?tab=insurance`)
  await expect(page.getByText(/^It ends on .*\. Renew it now, and there is no gap\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Renew' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Insurance application submitted successfully!' }),
  ).toBeVisible()
  await expect(page.getByText('The renewal is asked for.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Renew' })).toHaveCount(0)
  const policies = await money.farmer<{ id: string; status: string; policyStart: string }[]>('GET', '/insurance')
  expect(policies.find(({ status }) => status === 'applied')).toMatchObject({ policyStart: inDays(11) })
})

test('a course fee that is on its way says not to pay again, and the course opens once it has arrived', async ({
  page,
  product,
}) => {
  const money = await moneyOf(product)
  const courseId = await money.pricedCourse()
  // The sandbox leaves the payments of this number open.
  inData(product, 'update mobile_money_accounts set phone_number = ? where is_default', '+2348012349999')
  await page.goto(`${product.url}/courses/${courseId}`)
  await page.getByRole('button', { name: 'Enroll Now' }).click()
  const paying = page.getByRole('dialog', { name: /^Enroll: / })
  await paying.getByRole('button', { name: 'Next' }).click()
  await paying.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The payment is on its way' })).toBeVisible()
  await expect(page.getByText('The payment is on its way. Do not pay again')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toHaveCount(0)
  const [payment] = await money.admin<{ id: string }[]>('GET', '/admin/payments?status=pending')
  await money.admin('POST', `/admin/payments/${payment!.id}/settle`, { outcome: 'succeeded', reason: 'Seen there' })
  await page.reload()
  await expect(page.getByText('Your progress').first()).toBeVisible()
})

test('a payment that is refused says why and stays open for another account; one on its way says not to pay again', async ({
  page,
  product,
}) => {
  const money = await moneyOf(product)
  await money.loan()
  // The sandbox refuses the payments of this number, and leaves those of the other one open.
  inData(product, 'update mobile_money_accounts set phone_number = ? where is_default', '+2348012340000')
  inData(product, 'update mobile_money_accounts set phone_number = ? where not is_default', '+2348012349999')
  await page.goto(`${product.url}/finance?tab=loans`)
  await page.getByRole('button', { name: /^Make Payment/ }).click()
  const paying = page.getByRole('dialog', { name: /^Make Payment/ })
  await paying.getByRole('button', { name: 'Next' }).click()
  await paying.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page.getByRole('alert').or(page.getByRole('status'))).toContainText('Payment failed')
  await expect(page.getByText('The payment was refused on the phone.').first()).toBeVisible()
  await paying.getByRole('button', { name: 'Back' }).click()
  await paying.getByLabel('From account').selectOption({ index: 1 })
  await paying.getByRole('button', { name: 'Next' }).click()
  await paying.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The payment is on its way' })).toBeVisible()
  await expect(paying).toBeHidden()

  await page.goto(`${product.url}/finance?tab=history`)
  await expect(page.getByText('PENDING')).toBeVisible()
  await expect(page.getByText('FAILED')).toBeVisible()
})
