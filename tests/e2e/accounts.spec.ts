import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { codeOf, fromBase32, stepAt } from '../../src/services/people/totp.ts'
import { openFurtherPlace } from './admin.ts'
import { BROKEN, loseAnswer } from './farm.ts'
import { expect, type Product, production as test } from './product.ts'

const PASSWORD = 'a long secret'

async function register(page: Page, product: Product, username: string, fullName: string) {
  const answer = await page.request.post(`${product.url}/api/register`, {
    headers: { origin: product.url },
    data: { username, password: PASSWORD, fullName },
  })
  expect(answer.status()).toBe(200)
}

/** No screen changes a user's role, so the test writes it to the database. */
function promote(product: Product, username: string, role: 'admin' | 'extension_agent') {
  const db = new Database(join(product.dataFolder, 'kuu.db'))
  db.prepare('update users set role = ? where username = ?').run(role, username)
  db.close()
}

async function signIn(page: Page, url: string, username: string) {
  await page.goto(url)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Whether a field takes what is pasted: nothing stops the event. */
const takesPaste = (field: Locator) =>
  field.evaluate((element) =>
    element.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() }),
    ),
  )

/** A second phone. */
const phone = async (browser: Browser, userAgent: string) =>
  (await browser.newContext({ userAgent, serviceWorkers: 'block' })).newPage()

const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'

test('a farmer sees where she is signed in, and signs out a lost phone', async ({ page, product, browser }) => {
  await register(page, product, 'comfort', 'Comfort Kpadeh')
  const lost = await phone(browser, FIREFOX)
  await signIn(lost, `${product.url}/login`, 'comfort')
  await expect(lost).toHaveURL(/\/farmer$/)

  await signIn(page, `${product.url}/login?next=/profile`, 'comfort')
  const places = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(places.getByRole('listitem')).toHaveCount(2)
  await expect(places.getByRole('listitem').filter({ hasText: 'This one' })).toContainText('Chrome on Linux')
  await places.getByRole('button', { name: 'Sign out: Firefox on Android' }).click()
  await places.getByRole('alert').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Signed out there' })).toBeVisible()
  await expect(places.getByRole('listitem')).toHaveCount(1)

  await lost.goto(`${product.url}/profile`)
  await expect(lost).toHaveURL(/\/login/)
  await page.reload()
  await expect(places.getByRole('listitem')).toHaveCount(1)
})

test('a new password keeps this browser signed in, and ends all other sessions', async ({ page, product, browser }) => {
  await register(page, product, 'comfort', 'Comfort Kpadeh')
  const other = await phone(browser, FIREFOX)
  await signIn(other, `${product.url}/login?next=/profile`, 'comfort')
  await expect(other.getByRole('button', { name: 'Change password' })).toBeVisible()
  await signIn(page, `${product.url}/login?next=/profile`, 'comfort')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByLabel('New password').fill('a better secret')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Comfort Kpadeh')).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL(/\/login/)
})

test('a common password is refused at its field', async ({ page, product, expectedMessages }) => {
  expectedMessages.push(/400 \(Bad Request\)/)
  await page.goto(`${product.url}/register`)
  await page.getByLabel('Full name').fill('Comfort Kpadeh')
  await page.getByLabel('Username').fill('admin')
  await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'new-password')
  expect(await takesPaste(page.getByLabel('Password'))).toBe(true)
  await page.getByLabel('Password').fill('football')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('This username is kept for the platform. Please choose another one')).toBeVisible()
  await page.getByLabel('Username').fill('comfort')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText(/^Many people use this password/).first()).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
})

/** Gives the password, and the first code of the key that is shown then. */
async function askForCode(dialog: Locator) {
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const secret = ((await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(fromBase32(secret), stepAt(new Date())))
  return { secret }
}

/** Turns on the second factor on the profile page; returns the key and the recovery codes. */
async function turnOn(page: Page) {
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign-in with a code' })
  const { secret } = await askForCode(dialog)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  return { secret, codes }
}

test('an administrator turns on the second factor, is asked for a code, and requires it of agents', async ({
  page,
  product,
  browser,
  expectedMessages,
}) => {
  expectedMessages.push(/401 \(Unauthorized\)/, /403 \(Forbidden\)/)
  await register(page, product, 'ruth', 'Ruth Togba')
  await register(page, product, 'hawa', 'Hawa Sirleaf')
  promote(product, 'ruth', 'admin')
  promote(product, 'hawa', 'extension_agent')
  await signIn(page, `${product.url}/admin/login`, 'ruth')
  await expect(page).toHaveURL(/\/admin$/)
  await page.getByRole('link', { name: 'My account' }).click()
  const { secret, codes } = await turnOn(page)

  await page.getByRole('button', { name: 'Logout' }).click()
  await signIn(page, `${product.url}/admin/login`, 'ruth')
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('This code is wrong')
  // The next code: the current one was used to turn it on.
  await code.fill(codeOf(fromBase32(secret), stepAt(new Date()) + 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/admin$/)

  await openFurtherPlace(page, 'Settings')
  await page.getByRole('switch', { name: 'Extension agents must sign in with a code' }).check()
  const rule = page.getByRole('region', { name: 'Sign-in with a code' })
  await rule.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'From now on this holds for everybody of these roles.' }),
  ).toBeVisible()
  await expect(rule).toContainText('by Ruth Togba')

  const hawa = await phone(browser, FIREFOX)
  await signIn(hawa, `${product.url}/login`, 'hawa')
  await expect(hawa).toHaveURL(/\/agent\/account$/)
  await expect(hawa.getByText(/Turn it on to go on working/)).toBeVisible()
  await turnOn(hawa)
  await hawa.goto(`${product.url}/agent`)
  await expect(hawa.getByRole('heading', { name: 'Hawa Sirleaf' })).toBeVisible()

  // A lost phone: a recovery code opens one session.
  await page.getByRole('button', { name: 'Logout' }).click()
  await signIn(page, `${product.url}/admin/login`, 'ruth')
  await code.fill(codes[0]!)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.getByRole('link', { name: 'My account' }).click()
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
})

test('who turns on the second factor and hears no answer is told that it is on, and makes recovery codes', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/409 \(Conflict\)/, BROKEN)
  await register(page, product, 'ruth', 'Ruth Togba')
  promote(product, 'ruth', 'admin')
  await signIn(page, `${product.url}/admin/login`, 'ruth')
  await page.getByRole('link', { name: 'My account' }).click()
  await loseAnswer(page, /secondFactor\.confirm/)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign-in with a code' })
  const { secret } = await askForCode(dialog)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This could not be done. Please try again.')).toBeVisible()
  await expect(page.getByText('10 recovery codes are left.')).toBeAttached()
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText(/is on already. If you have not seen its recovery codes, make new ones/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  const anew = page.getByRole('dialog', { name: 'New recovery codes' })
  await anew.getByLabel('Your password').fill(PASSWORD)
  await anew.getByLabel('Code', { exact: true }).fill(codeOf(fromBase32(secret), stepAt(new Date()) + 1))
  await anew.getByRole('button', { name: 'Next' }).click()
  await expect(anew.getByRole('listitem')).toHaveCount(10)
})

test('a lost connection is not taken for a wrong password, nor a lost answer for a password that did not change', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(BROKEN)
  await register(page, product, 'comfort', 'Comfort Kpadeh')
  await page.route(/auth\.login/, (route) => route.abort('connectionreset'), { times: 1 })
  await signIn(page, `${product.url}/login?next=/profile`, 'comfort')
  await expect(page.getByRole('alert')).toHaveText('Signing in needs a connection.')
  await page.getByRole('button', { name: 'Sign in' }).click()

  await loseAnswer(page, /changePassword/)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByLabel('New password').fill('a better secret')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('The new password may hold already')).toBeVisible()
})
