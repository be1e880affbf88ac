import type { Page } from '@playwright/test'
import { ADMIN_PASSWORD, expect, production as test } from './product.ts'

test('in production a farmer registers, and finds an empty farm with a first step', async ({ page, product }) => {
  // A visitor may read the courses.
  await page.goto(`${product.url}/courses`)
  await expect(page.getByText('No Courses Available')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0)
  await page.goto(`${product.url}/farmer`)
  await expect(page).toHaveURL(/\/login\?next=%2Ffarmer/)
  await page.getByRole('link', { name: 'Register as a farmer' }).click()
  await page.getByRole('button', { name: 'Register' }).click()
  const missing = page.getByText('Full name is required')
  await expect(missing).toHaveCSS('color', 'rgb(184, 58, 34)')
  await expect(missing).toHaveCSS('font-size', '14px')
  await page.getByLabel('Full name').fill('Comfort Kpadeh')
  await page.getByLabel('Username').fill('comfort')
  await page.getByLabel('Password').fill('a long secret')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/farmer$/)
  await expect(page.getByRole('heading', { level: 1, name: /Comfort/ })).toBeVisible()
  await expect(page.getByText('No crops registered yet. Add your first crop to get started!')).toBeVisible()
  await expect(page.getByText('No advisories available at the moment.')).toBeVisible()
  // Nobody knows yet where the farm is, and so which prices are near.
  await expect(page.getByRole('heading', { name: 'Where is your farm?' })).toBeVisible()

  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/select$/)
  await page.getByRole('link', { name: /^Farmer/ }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('the administrator’s sign-in shows no credentials, and those of the demo do not work', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/401 \(Unauthorized\)/)
  await page.goto(`${product.url}/admin/login`)
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect(page.getByText('admin123')).toBeHidden()
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill('admin123')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password. Please try again.')
})

test('an installation without an administrator shows the command that creates one, and nothing else', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/admin/login`)
  await expect(page.getByText('This installation has no administrator yet.')).toBeVisible()
  await expect(page.getByText('kuu admin create', { exact: true })).toBeVisible()
  product.run('admin', 'create', '--username', 'ruth', '--full-name', 'Ruth Kollie')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await page.getByLabel('Username').fill('ruth')
  await page.getByLabel('Password').fill(ADMIN_PASSWORD)
  await expect(page.getByText('kuu admin create')).toBeHidden()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

async function register(page: Page, url: string) {
  await page.goto(`${url}/register?next=/profile`)
  await page.getByLabel('Full name').fill('Comfort Kpadeh')
  await page.getByLabel('Username').fill('comfort')
  await page.getByLabel('Password').fill('a long secret')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/profile$/)
}

test('a farmer changes her password after entering the current one', async ({ page, product, expectedMessages }) => {
  expectedMessages.push(/400 \(Bad Request\)/)
  await register(page, product.url)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('a wrong secret')
  await dialog.getByLabel('New password').fill('a better secret')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('The password is wrong')).toBeVisible()
  await dialog.getByLabel('Current password').fill('a long secret')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a farmer deletes her account, and no user of that name remains', async ({ page, product, expectedMessages }) => {
  expectedMessages.push(/400 \(Bad Request\)/, /401 \(Unauthorized\)/)
  await register(page, product.url)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('a wrong secret')
  await dialog.getByRole('button', { name: 'Delete for ever' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The password is wrong')
  await dialog.getByLabel('Your password').fill('a long secret')
  await dialog.getByRole('button', { name: 'Delete for ever' }).click()
  await expect(page).toHaveURL(/\/select$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()

  await page.goto(`${product.url}/login`)
  await page.getByLabel('Username').fill('comfort')
  await page.getByLabel('Password').fill('a long secret')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password. Please try again.')
})
