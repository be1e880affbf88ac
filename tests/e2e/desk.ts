import { expect, type Page } from '@playwright/test'
import type { Product } from './product.ts'

/** Opens the desk as the demo's administrator. */
export async function openDesk(page: Page, product: Product) {
  await page.goto(`${product.url}/admin/login`)
  await enterDesk(page)
}

/** Signs in where the page asks for it. */
export async function enterDesk(page: Page) {
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill('admin123')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/admin$/)
}
