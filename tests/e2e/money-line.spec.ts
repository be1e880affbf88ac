import type { Locator, Page } from '@playwright/test'
import { BROKEN, loseAnswer } from './farm.ts'
import { moneyOf } from './money.ts'
import { expect, type Product, test } from './product.ts'

test.use({ expectedMessages: [BROKEN] })

const TRANSFER = /finance\.transactions\.transfer\b(?!Quote)/
const PORTAL = '<!doctype html><title>Log in to this network</title>'

/** The question before money leaves: to a phone, 500 naira. */
async function planTransfer(page: Page, product: Product) {
  await page.goto(`${product.url}/finance?tab=mobile-money`)
  await page.getByRole('button', { name: 'Send' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Send money' })
  await dialog.getByLabel('To phone number').fill('0801 234 5670')
  await dialog.getByLabel('Amount in NGN').fill('500')
  await dialog.getByRole('button', { name: 'Next' }).click()
  return dialog
}

const sentOf = async (product: Product) => {
  const money = await moneyOf(product)
  const lines = await money.farmer<{ recipientPhone: string | null }[]>('GET', '/transactions')
  return lines.filter(({ recipientPhone }) => recipientPhone?.endsWith('8012345670'))
}

/** Taps, and waits until the button can be tapped again. */
async function tap(button: Locator) {
  await button.click()
  await expect(button).toBeEnabled()
}

test('money is sent once through a portal, a cut and a lost answer, and the question stays', async ({
  page,
  product,
}) => {
  const before = (await sentOf(product)).length
  const dialog = await planTransfer(page, product)
  const pay = dialog.getByRole('button', { name: /^Pay ₦/ })
  await page.route(TRANSFER, (route) => route.fulfill({ contentType: 'text/html', body: PORTAL }), { times: 1 })
  await tap(pay)
  await page.route(TRANSFER, (route) => route.fulfill({ status: 403, json: { error: { json: { message: 'No', code: -32003, data: { code: 'FORBIDDEN', httpStatus: 403 } } } } }), { times: 1 }) // biome-ignore format: one row
  await tap(pay)
  expect(await sentOf(product)).toHaveLength(before)
  await loseAnswer(page, TRANSFER)
  await tap(pay)
  await page.route(
    TRANSFER,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).slice(0, 40) })
    },
    { times: 1 },
  )
  await tap(pay)
  await expect(page.getByText(/may have arrived/).first()).toBeVisible()
  await pay.click()
  const done = page.getByRole('status').filter({ hasText: 'Payment processed successfully!' })
  await expect(done).toContainText(/You sent this before, .+: it was done once/)
  expect(await sentOf(product)).toHaveLength(before + 1)
})

test('a premium whose page is loaded anew while it is paid is paid once, and not asked for again', async ({
  page,
  product,
}) => {
  const money = await moneyOf(product)
  await money.policy()
  const lines = async () => (await money.farmer<object[]>('GET', '/transactions')).length
  const before = await lines()
  await page.goto(`${product.url}/finance?tab=insurance`)
  await page.getByRole('button', { name: 'Pay Premium' }).click()
  const dialog = page.getByRole('dialog', { name: /^Pay Premium/ })
  await dialog.getByRole('button', { name: 'Next' }).click()
  const done = new Promise<void>((resolve) => {
    void page.route(/insurance\.pay\b/, (route) => route.fetch().then(() => resolve()), { times: 1 })
  })
  await dialog.getByRole('button', { name: /^Pay ₦/ }).click()
  await done
  await page.reload()
  await expect(page.getByRole('button', { name: 'Make a claim' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay Premium' })).toBeHidden()
  await expect(dialog).toBeHidden()
  expect(await lines()).toBe(before + 1)
})

test('a statement that a portal answers is not saved', async ({ page, product }) => {
  await page.goto(`${product.url}/finance?tab=mobile-money`)
  await page.getByRole('link', { name: /^Statement: / }).first().click() // biome-ignore format: one row
  await page.route(/\/api\/.*statement/, (route) => route.fulfill({ contentType: 'text/html', body: PORTAL }), { times: 1 }) // biome-ignore format: one row
  let isSaved = false
  page.on('download', () => {
    isSaved = true
  })
  await page.getByRole('button', { name: 'Save as PDF' }).click()
  await expect(page.getByText('The file could not be saved').first()).toBeVisible()
  expect(isSaved).toBe(false)
})
