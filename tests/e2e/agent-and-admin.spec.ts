import { openAdmin } from './admin.ts'
import { expect, reading as test } from './product.ts'

test('the administrator signs in, sees counted figures, and signs out', async ({ page, product, expectedMessages }) => {
  expectedMessages.push(/401 \(Unauthorized\)/)
  await page.goto(`${product.url}/admin`)
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(page.getByText('username admin and password admin123')).toBeVisible()

  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Username is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()

  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password. Please try again.')
  await expect(page.getByRole('status').filter({ hasText: 'Login Failed' })).toBeVisible()

  await page.getByLabel('Password').fill('admin123')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Login Successful' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByText('Josephine Kollie', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('Crops', { exact: true }).locator('..')).toContainText('60')
  await expect(page.getByText('Active advisories').locator('..')).toContainText('of 49')

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

test('an administrator whose session has ended on the server is asked to sign in', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/401 \(Unauthorized\)/)
  await openAdmin(page, product)
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  expect((await fetch(`${product.url}/api/logout`, { method: 'POST', headers })).status).toBe(200)
  await page.goto(`${product.url}/admin/loans`)
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

test('a user who is no administrator is sent to the start page', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  // Her home is drawn before the app knows that she is signed in.
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: /Martha/ })).toBeVisible()
  await page.goto(`${product.url}/admin`)
  await expect(page).toHaveURL(`${product.url}/`)
})

test('the server refuses a user who only claims in the browser to be an administrator', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authUser'))).not.toBeNull()
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('authUser') ?? '{}')
    localStorage.setItem('authUser', JSON.stringify({ ...user, role: 'admin' }))
  })
  await page.goto(`${product.url}/admin`)
  await expect(page.getByText('Access Denied')).toBeVisible()
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
})

test('the agent sees farmers and advisories counted from the data', async ({ page, product }) => {
  await page.goto(`${product.url}/select`)
  await page.getByRole('link', { name: /^Extension Agent/ }).click()
  await expect(page).toHaveURL(/\/agent$/)
  const overview = page.getByRole('region', { name: 'Overview' })
  await expect(overview).toContainText('Farmers17')
  await expect(overview).toContainText('Pending SMS3')
  await page.getByRole('link', { name: 'All Farmers' }).click()
  await expect(page.getByText('Martha Adeyemi')).toBeVisible()
})

test('the settings show each job of the server, its last run and the outcome', async ({ page, product }) => {
  await openAdmin(page, product)
  await page.goto(`${product.url}/admin/settings`)
  const jobs = page.getByRole('region', { name: 'What the server does by itself' })
  const photos = jobs.getByRole('listitem').filter({ hasText: 'Photos that nobody sees, to the trash' })
  await expect(photos).toContainText('Done')
  await expect(photos).toContainText(/Every hour.*Last: \d+ \w+, \d\d:\d\d.*Next: \d+ \w+, \d\d:\d\d/)
  await expect(jobs.getByRole('listitem').filter({ hasText: 'Backup of the day' })).toContainText('Every day')
})
