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
  await expect(page.getByRole('status').filter({ hasText: 'Payment processed successfully!' })).toBeVisible()
  expect(await sentOf(product)).toHaveLength(before + 1)
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
