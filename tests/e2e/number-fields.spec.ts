import type { Locator, Page, Request } from '@playwright/test'
import { BROKEN } from './farm.ts'
import { NUMBER_FORMS, type NumberForm, type Typing } from './number-forms.ts'
import { expect, test } from './product.ts'

// What the server says of a number is not looked at here.
test.use({ expectedMessages: [BROKEN, /Failed to load resource/] })

for (const [group, forms] of Object.entries(NUMBER_FORMS))
  test(`numbers arrive as they are typed, at any speed: ${group}`, async ({ product, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const form of forms)
      await test.step(form.name, async () => {
        // What a form does after it was sent goes on in its own page.
        const page = await context.newPage()
        await form.open(page, product)
        const scope = formOf(page, form)
        await form.fill?.(scope)
        await hasOneNumber(page, scope, form)
        await page.close()
      })
  })

/** In a dialog, or in a part of a screen. */
const formOf = (page: Page, { field }: NumberForm) =>
  page.locator('form').filter({ has: page.getByLabel(field, { exact: true }).or(page.getByLabel(field)) })

/** What the field shows, the line beside it and the server get the same number. */
async function hasOneNumber(page: Page, scope: Locator, form: NumberForm) {
  const field = scope.getByLabel(form.field).first()
  await typeInto(page, field, form.text, form.typing)
  await field.blur()
  await expect(field).toHaveValue(form.shows)
  if (form.line && form.key) await expect(page.getByText(form.line).first()).toBeVisible()
  if (!form.key) {
    await scope.getByRole('button', { name: form.submit }).click()
    await expect(page.getByRole('button', { name: form.line! }).or(page.getByText(form.line!)).first()).toBeVisible()
    return
  }
  const sent = page.waitForRequest((request) => form.sent.test(request.url()))
  await scope.getByRole('button', { name: form.submit }).click()
  expect(inputOf(await sent)).toMatch(new RegExp(`"${form.key}":${String(form.value).replace('.', '\\.')}[,}]`))
}

const inputOf = (request: Request) => request.postData() ?? decodeURIComponent(request.url())

async function typeInto(page: Page, field: Locator, text: string, typing: Typing) {
  await field.click()
  await field.press('ControlOrMeta+a')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: typing.slowness })
  if (typing.by === 'keys') await page.keyboard.type(text, { delay: typing.delay })
  if (typing.by === 'insertText') await page.keyboard.insertText(text)
  if (typing.by === 'paste') {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text)
    await field.press('ControlOrMeta+v')
  }
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await browser.detach()
}

test('a number that may be two is asked about, kept as it was typed, and sent once it is clear', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/finance?tab=loans`)
  await page.getByRole('button', { name: 'Apply for Your First Loan' }).click()
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByLabel('Loan Amount')
  const cost = dialog.getByRole('region', { name: 'What this loan costs' })
  const question = dialog.getByRole('alert')
  await dialog.getByLabel('Purpose').fill('Improved seed and fertilizer for two hectares of maize')
  await amount.fill('150.000')
  await expect(question).toContainText('Do you mean 150,000 or 150?')
  await expect(cost).not.toContainText('You get')
  let quotes = 0
  page.on('request', (request) => (quotes += request.url().includes('loans.quote') ? 1 : 0))
  await dialog.getByRole('button', { name: 'See the whole cost' }).click()
  await expect(amount).toBeFocused()
  expect(quotes).toBe(0)

  await page.reload()
  await expect(amount).toHaveValue('150.000')
  await question.getByRole('button', { name: '150,000', exact: true }).click()
  await expect(question).toBeHidden()
  await expect(amount).toBeFocused()
  await expect(cost).toContainText('You get ₦150,000.')
  await dialog.getByLabel('Purpose').focus()
  await expect(amount).toHaveValue('150,000')

  // A digit more stands where it is typed, between thousands that the field has written.
  await amount.press('Home')
  await page.keyboard.type('2')
  await expect(amount).toHaveValue('2150000')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Backspace')
  await expect(amount).toHaveValue('250000')
  await expect(cost).toContainText('You get ₦250,000.')

  await amount.fill('many')
  await dialog.getByRole('button', { name: 'See the whole cost' }).click()
  await expect(dialog.getByText('Write a number, such as 1250 or 12.5')).toBeVisible()
  await page.reload()
  await expect(amount).toHaveValue('many')
  await amount.fill('٦٠٠٠٠')
  await expect(cost).toContainText('You get ₦60,000.')
  expect(quotes).toBe(0)
  await dialog.getByRole('button', { name: 'See the whole cost' }).click()
  await expect(cost).toContainText('The loan costs you')
})
