import { readFileSync } from 'node:fs'
import { expect, reading, test } from './product.ts'

test('the home screen shows a new weather location at once, and after a reload', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByRole('heading', { name: /Heavy rain/ })).toBeVisible()
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByLabel('Weather location').selectOption('Accra, Ghana')
  await expect(page.getByRole('status').filter({ hasText: 'You now see the weather of Accra, Ghana' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText(/^Accra, Ghana ·/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /Heavy rain .* Lagos/ })).toBeHidden()
  await page.reload()
  await expect(page.getByText(/^Accra, Ghana ·/)).toBeVisible()
})

test('the four notification toggles have the specified defaults, and keep their state after a reload', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/profile`)
  const toggle = (name: string) => page.getByRole('switch', { name, exact: true })
  for (const name of ['Weather alerts', 'Advisories', 'SMS updates']) await expect(toggle(name)).toBeChecked()
  await expect(toggle('Market prices')).not.toBeChecked()
  const saved = page.waitForResponse(/farmer\.preferences\.set/)
  await toggle('Market prices').check()
  await saved
  const keptToo = page.waitForResponse(/farmer\.preferences\.set/)
  await toggle('SMS updates').uncheck()
  await keptToo
  await page.reload()
  await expect(toggle('Market prices')).toBeChecked()
  await expect(toggle('SMS updates')).not.toBeChecked()
  await expect(toggle('Advisories')).toBeChecked()
})

reading('the profile opens without a focused button: Enter must not sign out', async ({ page, product }) => {
  await page.goto(`${product.url}/profile`)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit my details' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign Out' })).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})

reading('language and theme can be chosen in the profile as in the header', async ({ page, product }) => {
  await page.goto(`${product.url}/profile`)
  await page.getByRole('switch', { name: 'Dark theme' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByLabel('Language', { exact: true }).and(page.locator('select')).selectOption('fr')
  await expect(page.getByRole('status').filter({ hasText: 'La langue est maintenant Français' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
})

test('details are changed, and an invalid email address is reported at its field', async ({ page, product }) => {
  await page.goto(`${product.url}/profile`)
  await expect(page.getByText('Member since')).toBeVisible()
  await page.getByRole('button', { name: 'Edit my details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit my details' })
  await dialog.getByLabel('Email').fill('martha at home')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Must be a valid email address')).toBeVisible()
  await dialog.getByLabel('Email').fill('')
  await dialog.getByLabel('Full name').fill('Martha Bola')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Martha Bola')).toBeVisible()
  await expect(page.getByText('martha.adeyemi@kuu.example')).toBeHidden()
})

test('details that were left open write over nothing that came in meanwhile', async ({ page, product }) => {
  await page.goto(`${product.url}/profile`)
  await expect(page.getByText('Member since')).toBeVisible()
  await page.getByRole('button', { name: 'Edit my details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit my details' })
  await dialog.getByLabel('Full name').fill('Martha Bola')
  await page.request.post(`${product.url}/trpc/farmer.profile.change`, {
    headers: { origin: product.url },
    data: { json: { phone: '+2348012345678' } },
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Martha Bola')).toBeVisible()
  await expect(page.getByText('+2348012345678')).toBeVisible()
})

reading('a farmer downloads her data as a file', async ({ page, product }) => {
  await page.goto(`${product.url}/profile`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^kuu-my-data-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(data.user.fullName).toBe('Martha Adeyemi')
  expect(data.records.crops).toHaveLength(5)
  expect(data.records.notifications).toHaveLength(5)
})

reading('the account of the demo cannot be deleted', async ({ page, product, expectedMessages }) => {
  expectedMessages.push(/409 \(Conflict\)/)
  await page.goto(`${product.url}/profile`)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('anything')
  await dialog.getByRole('button', { name: 'Delete for ever' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This account belongs to the demo')
})

reading('help and privacy need no sign-in', async ({ page, product }) => {
  await page.goto(`${product.url}/privacy`)
  await expect(page.getByRole('heading', { name: 'How you get it and delete it' })).toBeVisible()
  await page.goto(`${product.url}/help`)
  await page.getByText('How large is a hectare?').click()
  await expect(page.getByText('10,000 square metres')).toBeVisible()
})
