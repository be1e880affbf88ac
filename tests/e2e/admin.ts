import { expect, type Page } from '@playwright/test'
import type { Product } from './product.ts'

/** Opens a page of the administration as the demo's administrator, whose session this browser has already. */
export async function openAdmin(page: Page, product: Product, path = '/admin') {
  const answer = await page.request.post(`${product.url}/trpc/auth.login`, {
    headers: { origin: product.url },
    data: { json: { username: 'admin', password: 'admin123' } },
  })
  const { result } = await answer.json()
  // Any page of this origin without the app: it is to find the session when it opens.
  await page.goto(`${product.url}/api/health`)
  await page.evaluate(({ token, user }: { token: string; user: object }) => {
    localStorage.setItem('authRotation', '2025-09-27')
    localStorage.setItem('authToken', token)
    localStorage.setItem('authUser', JSON.stringify(user))
  }, result.data.json)
  await page.goto(product.url + path)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

/** Signs in where the page asks for it. */
export async function signInAsAdmin(page: Page) {
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill('admin123')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/admin$/)
}
