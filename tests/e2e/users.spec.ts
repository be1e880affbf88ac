import { openAdmin } from './admin.ts'
import { expect, test } from './product.ts'

const DESK = { width: 1280, height: 800 }
const FILE = 'Full name,Phone,Village\nKebbeh Yarkpawolo,+231 77 555 0001,Gbarnga\nSumo Yarkpawolo,,Palala\n'
const csv = (text: string) => ({ name: 'farmers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a user is made, sets a password with the code, is deactivated; farmers are imported', async ({
  page,
  product,
  browser,
  expectedMessages,
}) => {
  expectedMessages.push(/409 \(Conflict\)/)
  await page.setViewportSize(DESK)
  await openAdmin(page, product, '/admin/users')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add User' }).click()
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Comfort Yarkpawolo')
  await dialog.getByRole('textbox', { name: 'Username' }).fill('admin')
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Extension agent')
  await dialog.getByRole('button', { name: 'Add User' }).click()
  await expect(dialog.getByText('This username is taken')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Username' }).fill('comfort')
  await dialog.getByRole('button', { name: 'Add User' }).click()
  const given = dialog.filter({ hasText: 'One-time code for Comfort Yarkpawolo' })
  const code = await given.getByText(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/).innerText()
  await given.getByRole('button', { name: 'Done' }).click()

  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(`${product.url}/login`)
  await theirs.getByRole('link', { name: 'I have a code' }).click()
  await theirs.getByRole('textbox', { name: 'Username' }).fill('comfort')
  await theirs.getByRole('textbox', { name: 'Code' }).fill(code.toUpperCase())
  await theirs.getByLabel('New password', { exact: true }).fill('cassava in the rain')
  await theirs.getByRole('button', { name: 'Set password and sign in' }).click()
  await theirs.waitForURL(/\/agent/)
  await theirs.context().close()

  await page.getByRole('button', { name: 'Import farmers' }).click()
  await dialog.getByLabel('A CSV file of farmers').setInputFiles(csv(FILE.replace('Palala', 'Palala\n,0770,x')))
  await expect(dialog.getByRole('alert')).toContainText('1 row cannot be imported')
  await expect(dialog.getByRole('row', { name: '4 Full name Full name is required' })).toBeVisible()
  await expect(dialog.getByText('2 new farmers')).toBeVisible()
  const refused = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the refused rows' }).click()
  expect((await refused).suggestedFilename()).toMatch(/^kuu-refused-.*\.csv$/)
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(dialog.getByText('1 row was refused.')).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the codes' }).click()
  expect((await download).suggestedFilename()).toMatch(/^kuu-codes-.*\.csv$/)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()

  await page.goto(`${product.url}/admin/users?q=yarkpawolo&role=farmer`)
  await expect(page.getByText('2 rows', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect(page.getByText('2 users deactivated successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reactivate: Sumo Yarkpawolo' })).toBeVisible()

  await page.getByRole('button', { name: 'Data and deletion: Sumo Yarkpawolo' }).click()
  const data = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the data' }).click()
  expect((await data).suggestedFilename()).toMatch(/^kuu-data-.*\.json$/)
  await dialog.getByLabel('Your own password').fill('anything')
  await dialog.getByRole('button', { name: 'Delete for ever' }).click()
  // Everybody knows the password of the demo's administrator, so that it erases nobody.
  await expect(dialog.getByRole('alert')).toContainText('The accounts of the demo are shared')
})
