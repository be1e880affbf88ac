import { expect, type Page } from '@playwright/test'
import type { Product } from './product.ts'

/** Opens an admin page as the demo's administrator, whose session this browser has. */
export async function openAdmin(page: Page, product: Product, path = '/admin') {
  const answer = await page.request.post(`${product.url}/trpc/auth.login`, {
    headers: { origin: product.url },
    data: { json: { username: 'admin', password: 'admin123' } },
  })
  const { token, user } = (await answer.json()).result.data.json
  const session = { authRotation: '2025-09-27', authToken: token, authUser: JSON.stringify(user) }
  const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }))
  const context = page.context()
  // A page that is open would follow the session to a home of its own.
  await page.goto('about:blank')
  await context.setStorageState({ cookies: await context.cookies(), origins: [{ origin: product.url, localStorage }] })
  await page.goto(product.url + path)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

/** Signs in if the page asks for it. */
export async function signInAsAdmin(page: Page) {
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill('admin123')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/admin$/)
}

/** Goes to one of the places that a phone has behind 'More'. */
export async function openFurtherPlace(page: Page, name: string) {
  const places = page.getByRole('navigation', { name: 'Admin sections' })
  // Where something waits, its number stands behind the word.
  await places.locator('summary', { hasText: 'More' }).click()
  await places.getByRole('link', { name }).click()
}
