import type { Locator, Page } from '@playwright/test'
import { expect, type Product, test } from './product.ts'

/** A thumb that counts its taps. */
function thumb() {
  let taps = 0
  return {
    tap: (what: Locator) => {
      taps += 1
      return what.click()
    },
    count: () => taps,
  }
}

const openHome = (page: Page, product: Product) => page.goto(`${product.url}/farmer`)

test('a task of the week is done with one tap, and undone with one', async ({ page, product }) => {
  await openHome(page, product)
  const { tap, count } = thumb()
  const done = page.getByRole('button', { name: 'Done: Prepare the land, Tomato' })
  await tap(done)
  await expect(page.getByRole('status').filter({ hasText: 'Tomato: Prepare the land' })).toBeVisible()
  await expect(done).toBeHidden()
  expect(count()).toBe(1)
  await tap(page.getByRole('status').getByRole('button', { name: 'Undo' }))
  await expect(done).toBeVisible()
  expect(count()).toBe(2)
})

test('four taps from the landing page to what maize brings in which market', async ({ page, product }) => {
  await page.goto(product.url)
  const { tap, count } = thumb()
  await tap(page.getByRole('link', { name: 'Enter Platform' }).first())
  await tap(page.getByRole('link', { name: /^Farmer/ }))
  await tap(page.getByRole('region', { name: 'Market Prices' }).getByRole('link', { name: /^Maize/ }))
  const brings = page.getByRole('region', { name: 'What reaches you' })
  await expect(brings.getByRole('listitem').first()).toContainText(/Lagos Central MarketPrice ₦[\d.,]+/)
  expect(count()).toBeLessThanOrEqual(4)
})

test('two taps from the home to what a loan costs', async ({ page, product }) => {
  await openHome(page, product)
  const { tap, count } = thumb()
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Finance' }))
  await tap(page.getByRole('tab', { name: 'Loans' }).or(page.getByRole('link', { name: 'Loans', exact: true })))
  await expect(page.getByText(/You get ₦.* You pay back ₦/).first()).toBeVisible()
  expect(count()).toBeLessThanOrEqual(2)
})
