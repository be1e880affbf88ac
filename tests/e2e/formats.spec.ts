import { FORMATS as AMHARIC } from '#domain/operations/formats/am.gen.ts'
import { tableWriting } from '#domain/operations/formats/table-writing.ts'
import { writingIn } from '#domain/operations/formats/writings.ts'
import { expect, reading as test } from './product.ts'
import { openScreen } from './settled.ts'

const ZONE = 'Africa/Lagos'

test('a browser without Hausa writes its days as the server does', async ({ page, product }) => {
  await page.addInitScript(() => localStorage.setItem('preferred-language', 'ha'))
  await page.goto(`${product.url}/farmer`)
  const known = await page.evaluate(() => Intl.DateTimeFormat.supportedLocalesOf('ha'))
  expect(known).toEqual([])
  const now = await page.evaluate(() => Date.now())
  const today = writingIn('ha').dateTime(now, { weekday: 'long', day: 'numeric', month: 'long', timeZone: ZONE })
  await expect(page.getByText(today)).toBeVisible()
  await openScreen(page, `${product.url}/market`)
  await expect(page.locator('main time').first()).toHaveText(/^(yau|jiya|kwanaki \d+ da suka gabata|\D*\d+ \S+, \d{4})/)
})

for (const [language, amount, otherwise] of [
  ['fr', /\d\s₦/, /₦\s?\d|\d,\d{3}\b/],
  ['sw', /₦\s\d/, /₦\d|\d\s₦/],
  ['am', /₦\d/, /\d\s₦/],
  ['pt', /\d\s₦/, /₦\s?\d/],
] as const)
  test(`in ${language} every amount of the farmer’s money is written in one way`, async ({ page, product }) => {
    await page.addInitScript((chosen) => localStorage.setItem('preferred-language', chosen), language)
    for (const path of ['/finance', '/market']) {
      await openScreen(page, product.url + path)
      const amounts = page.getByRole('main').getByText('₦')
      await expect(amounts.first()).toBeVisible()
      for (const text of await amounts.allTextContents()) {
        expect(text).toMatch(amount)
        expect(text).not.toMatch(otherwise)
      }
    }
  })

test('a reader of Amharic may have days by the Ethiopian calendar, and by ours again', async ({ page, product }) => {
  await page.addInitScript(() => localStorage.setItem('preferred-language', 'am'))
  await openScreen(page, `${product.url}/profile`)
  const toggle = page.getByRole('switch', { name: 'የኢትዮጵያ ዘመን አቆጣጠር' })
  await expect(toggle).not.toBeChecked()
  await toggle.click()
  await expect(toggle).toBeChecked()
  const now = await page.evaluate(() => Date.now())
  const own = tableWriting({ ...AMHARIC, calendar: 'ethiopian' })
  const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: ZONE } as const
  await openScreen(page, `${product.url}/farmer`)
  await expect(page.getByText(own.dateTime(now, day))).toBeVisible()
  await openScreen(page, `${product.url}/profile`)
  await toggle.click()
  await openScreen(page, `${product.url}/farmer`)
  await expect(page.getByText(writingIn('am').dateTime(now, day))).toBeVisible()
})

test('readers of other languages are not asked for a calendar', async ({ page, product }) => {
  await openScreen(page, `${product.url}/profile`)
  await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Ethiopian calendar' })).toHaveCount(0)
})
