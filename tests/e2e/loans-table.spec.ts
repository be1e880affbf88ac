import { readFile } from 'node:fs/promises'
import { openAdmin } from './admin.ts'
import { expect, test } from './product.ts'
import { DESKTOP } from './screens.ts'

test('an administrator sorts the loans by amount, finds those of a farmer, downloads them and decides about one', async ({
  page,
  product,
  browser,
}) => {
  await page.goto(`${product.url}/finance`)
  // The demo signs in by itself after the page has loaded.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull()
  const products = await (await page.request.get(`${product.url}/api/loan-products`)).json()
  const loanProductId = products.find(({ name }: { name: string }) => name === 'Seasonal Input Loan').id
  for (const [at, principalAmount] of [50_000, 30_000, 70_000].entries()) {
    const headers = { origin: product.url, 'idempotency-key': `loan-${at}-0000-4000-8000` }
    const data = { loanProductId, principalAmount, currency: 'NGN', termDays: 180, purpose: `=Seed, "good" seed ${at}` }
    const answer = await page.request.post(`${product.url}/api/loans`, { headers, data })
    expect(answer.status(), await answer.text()).toBeLessThan(300)
  }
  const admin = await browser.newPage({ viewport: DESKTOP })
  await openAdmin(admin, product, '/admin/loans')
  await expect(admin.getByText('3 loans')).toBeVisible()
  const amounts = () => admin.getByRole('table').locator('tbody td[data-number] b').allTextContents()
  await admin.getByRole('button', { name: 'Amount' }).click()
  await expect.poll(amounts).toEqual(['₦70,000.00', '₦50,000.00', '₦30,000.00'])
  await expect(admin.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending')
  await admin.getByRole('button', { name: 'Amount' }).click()
  await expect.poll(amounts).toEqual(['₦30,000.00', '₦50,000.00', '₦70,000.00'])

  const saved = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Download CSV' }).click()
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\r\n').filter(Boolean)
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain(`,30000,"NGN",`)
  expect(lines[1]).toContain(`"'=Seed, ""good"" seed 1"`)

  await admin.getByRole('button', { name: 'Reject: Martha Adeyemi' }).first().click()
  const dialog = admin.getByRole('dialog', { name: 'Reject this application?' })
  await dialog.getByLabel('Reason').fill('Please bring the letter of your group.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(admin.getByText('2 loans')).toBeVisible()
  await admin.getByRole('searchbox').fill('martha')
  await expect(admin).toHaveURL(/q=martha/)
  await expect(admin.getByText('2 loans')).toBeVisible()
  await admin.getByRole('button', { name: 'All', exact: true }).click()
  await expect(admin.getByText('3 loans')).toBeVisible()
  await admin.goBack()
  await expect(admin.getByText('2 loans')).toBeVisible()
  await admin.getByRole('searchbox').fill('nobody')
  await expect(admin.getByText('No loan is found by these words.')).toBeVisible()
  await admin.close()
})
