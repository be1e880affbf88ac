import type { Locator, Page } from '@playwright/test'
import { openAdmin } from './admin.ts'
import { readyForOffline } from './installed-app.ts'
import { expect, test } from './product.ts'

test.use({ isAppInstalled: true })

async function openEmergency(page: Page) {
  await page.getByRole('button', { name: 'Get help' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get Help & Support' })
  await dialog.getByRole('tab', { name: 'Emergency Help' }).click()
  return dialog.getByRole('tabpanel', { name: 'Emergency Help' })
}

test('the numbers that an administrator sets are dialled by the farmer of that country, offline too', async ({
  page,
  context,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/)
  await openAdmin(page, product, '/admin/settings')
  const numbers = page.getByRole('region', { name: 'Emergency numbers' })
  const all = numbers.getByRole('group', { name: 'All countries' })
  await all.getByLabel('Crop disease hotline').fill('+231 77 000 0000')
  await all.getByLabel('WhatsApp support number').fill('0770000000')
  await numbers.getByRole('button', { name: 'Save' }).click()
  await expect(all.getByText('Must begin with + and the country code', { exact: true })).toBeVisible()
  await all.getByLabel('WhatsApp support number').fill('+231 77 000 0001')
  await numbers.getByLabel('Add a country').selectOption('Nigeria')
  await numbers.getByLabel('Add a country').selectOption('Ghana')
  const nigeria = numbers.getByRole('group', { name: 'Nigeria' })
  await nigeria.getByLabel('Crop disease hotline').fill('4455')
  await nigeria.getByLabel('Code for market prices by SMS').fill('30303')
  await numbers.getByRole('button', { name: 'Remove Ghana' }).click()
  await numbers.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Farmers see these numbers from now on.' })).toBeVisible()
  await page.reload()
  await expect(all.getByLabel('Crop disease hotline')).toHaveValue('+231770000000')
  await expect(nigeria.getByLabel('Crop disease hotline')).toHaveValue('4455')
  await expect(numbers.getByRole('group', { name: 'Ghana' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()

  await page.goto(`${product.url}/farmer`)
  await expect(page.getByRole('heading', { level: 1, name: /Martha/ })).toBeVisible()
  await readyForOffline(page)
  await context.setOffline(true)
  await page.reload()
  const help = await openEmergency(page)
  const call = help.getByRole('link', { name: 'Call: Crop disease hotline, 4455' })
  await expect(call).toHaveAttribute('href', 'tel:4455')
  await expect(help.getByText("Send SMS 'MARKET' to 30303.")).toBeVisible()
  await expect(help.getByRole('link', { name: 'Send SMS' })).toHaveAttribute('href', 'sms:30303?body=MARKET')
  await expect(help.getByRole('link', { name: 'WhatsApp Support' })).toHaveAttribute('href', /^https:\/\/wa\.me\/231770000001\?/) // biome-ignore format: one question
  await help.getByRole('button', { name: 'Write to an agent' }).click()
  await expect(page.getByRole('dialog').getByLabel('Priority')).toHaveValue('high')
})

test('two administrators with the settings open do not write over each other', async ({ page, browser, product }) => {
  await openAdmin(page, product, '/admin/settings')
  const other = await browser.newPage()
  await openAdmin(other, product, '/admin/settings')
  const partsOf = (of: Page) => ({
    texts: of.getByRole('region', { name: 'Text messages' }),
    weather: of.getByRole('region', { name: 'Weather alerts from the forecast' }),
    numbers: of.getByRole('region', { name: 'Emergency numbers' }),
  })
  const [mine, theirs] = [partsOf(page), partsOf(other)]
  const save = async (part: Locator, field: string, value: string) => {
    const saved = part.page().waitForResponse((answer) => /settings\.\w+\.(set|change)/.test(answer.url()))
    await part.getByLabel(field).first().fill(value)
    await part.getByRole('button', { name: 'Save' }).click()
    await saved
  }
  await mine.numbers.getByLabel('Weather hotline').waitFor()
  await mine.texts.getByLabel('Quiet hours from').waitFor()
  await mine.weather.getByLabel('Great heat').waitFor()
  await save(theirs.numbers, 'Weather hotline', '4455')
  await save(theirs.texts, 'Quiet hours from', '22:00')
  await save(theirs.weather, 'Great heat', '35')
  await save(mine.numbers, 'Crop disease hotline', '7788')
  await save(mine.texts, 'Quiet hours until', '05:00')
  await save(mine.weather, 'Heavy rain', '40')
  // The answer brings what the other one saved, before any reload.
  await expect(mine.numbers.getByLabel('Weather hotline').first()).toHaveValue('4455')
  await expect(mine.texts.getByLabel('Quiet hours from')).toHaveValue('22:00')
  await expect(mine.weather.getByLabel('Great heat')).toHaveValue('35')
  // What was saved a moment ago is typed back.
  await save(mine.numbers, 'Crop disease hotline', '')
  await save(mine.weather, 'Heavy rain', '50')
  await page.reload()
  await expect(mine.numbers.getByLabel('Weather hotline').first()).toHaveValue('4455')
  await expect(mine.numbers.getByLabel('Crop disease hotline').first()).toHaveValue('')
  await expect(mine.texts.getByLabel('Quiet hours from')).toHaveValue('22:00')
  await expect(mine.texts.getByLabel('Quiet hours until')).toHaveValue('05:00')
  await expect(mine.weather.getByLabel('Great heat')).toHaveValue('35')
  await expect(mine.weather.getByLabel('Heavy rain')).toHaveValue('50')
  await other.close()
})

test('two administrators who type into the same field are asked which value stays', async ({
  page,
  browser,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/409 \(Conflict\)/)
  await openAdmin(page, product, '/admin/settings')
  const other = await browser.newPage()
  await openAdmin(other, product, '/admin/settings')
  const partOf = (of: Page, name: string) => of.getByRole('region', { name, exact: true })
  const type = async (part: Locator, field: string, value: string) => {
    const answered = part.page().waitForResponse((answer) => /settings\.\w+\.set/.test(answer.url()))
    await part.getByLabel(field).first().fill(value)
    await part.getByRole('button', { name: 'Save: ' }).click()
    await answered
  }
  for (const name of ['Text messages', 'Emergency numbers'])
    await partOf(page, name).getByRole('textbox').first().waitFor()
  await type(partOf(other, 'Text messages'), 'Messages in 24 hours, in all', '700')
  await type(partOf(other, 'Emergency numbers'), 'Crop disease hotline', '4455')

  const texts = partOf(page, 'Text messages')
  await texts.getByLabel('Quiet hours from').fill('20:00')
  await type(texts, 'Messages in 24 hours, in all', '900')
  const asked = texts.getByRole('alert')
  await expect(asked).toContainText('Messages in 24 hours, in allYours: 900Theirs: 700')
  await asked.getByRole('button', { name: 'Take theirs' }).click()
  await expect(asked).toHaveCount(0)
  await expect(texts.getByLabel('Messages in 24 hours, in all')).toHaveValue('700')
  await expect(texts.getByLabel('Quiet hours from')).toHaveValue('20:00')
  await expect(texts.getByRole('button', { name: 'Save' })).toBeFocused()
  await texts.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'It holds from now on.' })).toBeVisible()

  const numbers = partOf(page, 'Emergency numbers')
  await numbers.getByLabel('Weather hotline').first().fill('1234')
  await type(numbers, 'Crop disease hotline', '7788')
  await expect(numbers.getByRole('alert')).toContainText('All countries: Crop disease hotlineYours: 7788Theirs: 4455')
  await numbers.getByRole('button', { name: 'Take theirs' }).click()
  await expect(numbers.getByLabel('Crop disease hotline').first()).toHaveValue('4455')
  await expect(numbers.getByLabel('Weather hotline').first()).toHaveValue('1234')
  await type(partOf(other, 'Emergency numbers'), 'Crop disease hotline', '5566')
  await type(numbers, 'Crop disease hotline', '7788')
  await numbers.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Farmers see these numbers from now on.' })).toBeVisible()
  await page.reload()
  await expect(numbers.getByLabel('Crop disease hotline').first()).toHaveValue('7788')
  await expect(numbers.getByLabel('Weather hotline').first()).toHaveValue('1234')
  await expect(texts.getByLabel('Messages in 24 hours, in all')).toHaveValue('700')
  await expect(texts.getByLabel('Quiet hours from')).toHaveValue('20:00')
  await other.close()
})

test('a phone with old numbers synchronizes the new ones on its next visit', async ({ page, product, browser }) => {
  // From its first round on a phone gets changes.
  const inStep = page.waitForResponse(/farmer\.sync\.changes/)
  await page.goto(`${product.url}/farmer`)
  await inStep
  await expect(page.getByRole('heading', { level: 1, name: /Martha/ })).toBeVisible()
  await expect((await openEmergency(page)).getByRole('link', { name: /^Call/ })).toHaveCount(0)
  await page.keyboard.press('Escape')

  const admin = await browser.newPage()
  await openAdmin(admin, product, '/admin/settings')
  await admin.getByLabel('Weather hotline').fill('+231 77 000 0002')
  await admin.getByRole('region', { name: 'Emergency numbers' }).getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByRole('status').filter({ hasText: 'Farmers see these numbers from now on.' })).toBeVisible()
  await admin.close()

  await page.reload()
  const help = await openEmergency(page)
  await expect(help.getByRole('link', { name: 'Call: Weather hotline, +231 770 000 002' })).toBeVisible()
})
