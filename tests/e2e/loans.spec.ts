import type { Locator, Page } from '@playwright/test'
import { openAdmin, openFurtherPlace } from './admin.ts'
import { BROKEN } from './farm.ts'
import { readyForOffline } from './installed-app.ts'
import { expect, type Product, test } from './product.ts'

const PURPOSE = 'Improved seed and fertilizer for two hectares of maize'

/** Opens the loan dialog and enters the purpose. */
async function fillIn(page: Page, product: Product, opener: string) {
  await page.goto(`${product.url}/finance?tab=loans`)
  await page.getByRole('button', { name: opener }).click()
  const dialog = page.getByRole('dialog', { name: 'Apply for Loan' })
  await dialog.getByLabel('Loan Product').selectOption('Seasonal Input Loan')
  await dialog.getByLabel('Loan Amount').fill('50000')
  await dialog.getByLabel('Purpose').fill(PURPOSE)
  return dialog
}

/** Looks at the whole cost, agrees to it, and sends the application. */
async function agree(dialog: Locator) {
  await dialog.getByRole('button', { name: 'See the whole cost' }).click()
  await dialog.getByRole('checkbox', { name: /^I have seen that I pay back/ }).check()
  await dialog.getByRole('button', { name: 'Submit application' }).click()
}

async function openLoans(page: Page, product: Product) {
  await openAdmin(page, product)
  await openFurtherPlace(page, 'Loans')
  await expect(page.getByRole('heading', { level: 1, name: 'Loans' })).toBeVisible()
}

test('a farmer applies for a loan, an administrator rejects it with a reason, the bell shows it, and the next is approved', async ({
  page,
  product,
  browser,
}) => {
  await page.goto(`${product.url}/finance?tab=loans`)
  await expect(page.getByText('No loans yet')).toBeVisible()
  const dialog = await fillIn(page, product, 'Apply for Your First Loan')
  const cost = dialog.getByRole('region', { name: 'What this loan costs' })
  await expect(cost).toContainText('You get ₦50,000. You pay back ₦57,500: ₦4,792 every 30 days, 12 times.')
  await expect(cost).toContainText('30.6%')
  await dialog.getByLabel('Purpose').fill('Seed')
  await dialog.getByLabel('Loan Amount').fill('600000')
  await dialog.getByRole('button', { name: 'See the whole cost' }).click()
  await expect(dialog.getByText('Please describe the purpose in detail')).toBeVisible()
  await dialog.getByLabel('Purpose').fill(PURPOSE)
  await dialog.getByRole('button', { name: 'See the whole cost' }).click()
  await expect(dialog.getByText('Between 20,000 and 500,000 NGN')).toBeVisible()
  await dialog.getByLabel('Loan Amount').fill('50000')
  await dialog.getByRole('button', { name: 'See the whole cost' }).click()
  await expect(cost).toContainText('The loan costs you₦7,500.00')
  await expect(cost).toContainText('9 more payments')
  await expect(cost.getByRole('listitem').filter({ hasText: 'To compare' })).toContainText('₦54,154.97')
  await expect(dialog.getByRole('button', { name: 'Submit application' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByLabel('Purpose')).toHaveValue(PURPOSE)
  await agree(dialog)
  await expect(page.getByRole('status').filter({ hasText: 'Loan application submitted successfully!' })).toBeVisible()
  await expect(dialog).toBeHidden()
  const mine = page.getByRole('region', { name: 'Agricultural Loans' })
  await expect(mine).toContainText('Applied')
  await expect(mine).toContainText('₦50,000.00')
  await mine.getByText('Payment plan: 12 instalments').click()
  await expect(mine.getByRole('row')).toHaveCount(13)

  const admin = await browser.newPage()
  await openLoans(admin, product)
  await expect(admin.getByText(PURPOSE)).toBeVisible()
  await admin.getByRole('button', { name: 'Reject: Martha Adeyemi' }).click()
  const rejection = admin.getByRole('dialog', { name: 'Reject this application?' })
  await rejection.getByRole('button', { name: 'Reject' }).click()
  await expect(rejection.getByText('Please say why')).toBeVisible()
  await rejection.getByLabel('Reason').fill('Please bring the letter of your group.')
  await rejection.getByRole('button', { name: 'Reject' }).click()
  await expect(admin.getByRole('status').filter({ hasText: 'Application rejected' })).toBeVisible()
  await expect(admin.getByText('No application is waiting. Well done!')).toBeVisible()

  await page.goto(`${product.url}/farmer`)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const news = page.getByRole('dialog').getByRole('button', { name: /^Your loan was not approved/ })
  await expect(news).toContainText('Please bring the letter of your group.')
  await news.click()
  await expect(page).toHaveURL(/\/finance\?tab=loans$/)
  await expect(mine).toContainText('Rejected')
  await expect(mine).toContainText('Reason: Please bring the letter of your group.')

  const again = await fillIn(page, product, 'Apply for Loan')
  await agree(again)
  await expect(page.getByRole('status').filter({ hasText: 'Loan application submitted successfully!' })).toBeVisible()
  await admin.getByRole('button', { name: 'Rejected' }).click()
  await expect(admin.getByText('Please bring the letter of your group.')).toBeVisible()
  await admin.goto(`${product.url}/admin/loans`)
  await admin.getByRole('button', { name: 'Approve: Martha Adeyemi' }).click()
  const approval = admin.getByRole('dialog', { name: 'Approve this loan?' })
  await expect(approval).toContainText('will owe ₦57,500.00 in 12 instalments (11 × ₦4,791.66 + ₦4,791.74)')
  await approval.getByRole('button', { name: 'Approve' }).click()
  await expect(admin.getByRole('status').filter({ hasText: 'Loan approved' })).toBeVisible()
  await admin.close()

  await page.goto(`${product.url}/finance?tab=loans`)
  await expect(mine).toContainText('Your loan was approved.')
  await expect(mine.getByText('Approved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make Payment' })).toHaveCount(0)
})

test.describe('without a connection', () => {
  test.use({ isAppInstalled: true })

  test('the dialog says so and keeps what was typed', async ({ page, product, context, expectedMessages }) => {
    expectedMessages.push(BROKEN)
    const dialog = await fillIn(page, product, 'Apply for Your First Loan')
    await readyForOffline(page)
    await context.setOffline(true)
    await expect(dialog.getByText(/^You are offline. What you typed stays here/)).toBeVisible()
    await dialog.getByRole('button', { name: 'See the whole cost' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The cost could not be worked out' })).toBeVisible()
    await expect(dialog.getByLabel('Purpose')).toHaveValue(PURPOSE)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Apply for Your First Loan' }).click()
    await expect(dialog.getByLabel('Purpose')).toHaveValue(PURPOSE)
    await context.setOffline(false)
    await agree(dialog)
    await expect(page.getByRole('status').filter({ hasText: 'Loan application submitted successfully!' })).toBeVisible()
  })

  test('after a lost answer the request is repeated, and there is one application', async ({
    page,
    product,
    expectedMessages,
  }) => {
    expectedMessages.push(BROKEN)
    const dialog = await fillIn(page, product, 'Apply for Your First Loan')
    let lost = 0
    await page.route('**/trpc/finance.loans.request**', async (route) => {
      if (lost++ > 0) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await agree(dialog)
    await expect(page.getByRole('status').filter({ hasText: 'Failed to submit loan application' })).toContainText('it may have arrived all the same') // biome-ignore format: one line
    await page.keyboard.press('Escape')
    // By now the list may know of the one that arrived.
    await page.getByRole('button', { name: /^Apply for (Your First )?Loan$/ }).click()
    await expect(dialog.getByLabel('Purpose')).toHaveValue(PURPOSE)
    await agree(dialog)
    await expect(page.getByRole('status').filter({ hasText: 'Loan application submitted successfully!' })).toBeVisible()
    await expect(page.getByText(/^Payment plan/)).toHaveCount(1)

    await fillIn(page, product, 'Apply for Loan')
    await agree(dialog)
    await expect(page.getByText(/^Payment plan/)).toHaveCount(2)
  })
})
