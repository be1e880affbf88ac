import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { BREAKING_LINE } from './farm.ts'
import { expect, type Product, production as test } from './product.ts'

const PASSWORD = 'a long secret'

async function register(page: Page, product: Product, language: string) {
  const answer = await page.request.post(`${product.url}/api/register`, {
    headers: { origin: product.url },
    data: { username: 'fatou', password: PASSWORD, fullName: 'Fatou Bah', language },
  })
  expect(answer.status()).toBe(200)
}

async function signIn(page: Page, product: Product, words: { name: string; password: string; submit: string }) {
  await page.goto(`${product.url}/login`)
  await page.getByLabel(words.name).fill('fatou')
  await page.getByLabel(words.password).fill(PASSWORD)
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page).toHaveURL(/\/farmer$/)
}
const ENGLISH = { name: 'Username', password: 'Password', submit: 'Sign in' }
const FRENCH = { name: 'Nom d’utilisateur', password: 'Mot de passe', submit: 'Se connecter' }

const languageOf = (product: Product) => {
  const db = new Database(join(product.dataFolder, 'kuu.db'), { readonly: true })
  try {
    return db.prepare("select language from users where username = 'fatou'").pluck().get()
  } finally {
    db.close()
  }
}

test('her language goes with her to a second phone, and what she chooses there comes back to the first', async ({
  page,
  product,
  browser,
}) => {
  await register(page, product, 'sw')
  await signIn(page, product, ENGLISH)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'sw')
  await expect(page.getByRole('button', { name: 'Lugha', exact: true })).toBeVisible()

  const second = await (await browser.newContext()).newPage()
  await signIn(second, product, ENGLISH)
  await second.getByRole('button', { name: 'Lugha', exact: true }).click()
  await second.getByRole('menuitemradio', { name: 'Français · French' }).click()
  await expect(second.locator('html')).toHaveAttribute('lang', 'fr')
  await expect.poll(() => languageOf(product), { timeout: 15_000 }).toBe('french')
  await second.context().close()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Langue', exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(html).toHaveAttribute('lang', 'fr')
})

test('a phone that was set to French turns no account: she reads her own language, and is asked once', async ({
  page,
  product,
}) => {
  await register(page, product, 'sw')
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Français · French' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await signIn(page, product, FRENCH)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
  const question = page.getByRole('status').filter({ hasText: 'Uchague lugha gani?' })
  await expect(question).toContainText('imechaguliwa Français', { timeout: 15_000 })
  expect(languageOf(product)).toBe('swahili')
  await question.getByRole('button', { name: 'Kiswahili' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Lugha', exact: true })).toBeVisible()
  // The question would come with the work after the first view.
  await page.waitForFunction(() => performance.now() > 8_000)
  await expect(question).toBeHidden()
  expect(languageOf(product)).toBe('swahili')
})

test('who registers chooses her language in the form', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${product.url}/register`)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ha')
  await page.getByLabel('Cikakken suna').fill('Fatou Bah')
  await page.locator('[autocomplete="username"]').fill('fatou')
  await page.locator('[autocomplete="new-password"]').fill(PASSWORD)
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/farmer$/)
  expect(languageOf(product)).toBe('hausa')
})

test.describe('with the app installed', () => {
  test.use(BREAKING_LINE)

  test('a choice without a connection reaches the account with the next one', async ({ page, product, context }) => {
    await register(page, product, 'ha')
    await signIn(page, product, ENGLISH)
    await expect(page.getByRole('button', { name: 'Harshe', exact: true })).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Harshe', exact: true }).click()
    await page.getByRole('menuitemradio', { name: /English/ }).click()
    await expect(page.getByRole('button', { name: 'Language', exact: true })).toBeVisible()
    expect(languageOf(product)).toBe('hausa')
    await context.setOffline(false)
    await expect.poll(() => languageOf(product), { timeout: 15_000 }).toBe('english')
  })
})
