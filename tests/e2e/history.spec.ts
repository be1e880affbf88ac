import type { Page } from '@playwright/test'
import { expect, reading, test } from './product.ts'

/** Each way to close a dialog; the screen beneath it must stay. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  Back: (page) => page.goBack(),
  Esc: (page) => page.keyboard.press('Escape'),
  'the X': (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  'a touch beside it': (page) => page.mouse.click(180, 20),
}

reading(
  'Back, Esc, the X and a touch beside a dialog close it and nothing else; a reload keeps it',
  async ({ page, product }) => {
    await page.goto(`${product.url}/farmer`)
    await page.getByRole('link', { name: 'Crops', exact: true }).click()
    await page.getByRole('searchbox').fill('maize')
    await expect(page).toHaveURL(/\/crops\?q=maize/)
    for (const close of Object.values(WAYS)) {
      await page.getByRole('button', { name: 'View Details: Maize' }).click()
      const dialog = page.getByRole('dialog', { name: 'Maize' })
      await expect(dialog).toBeVisible()
      await expect(page).toHaveURL(/open=crop\./)
      await close(page)
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/crops\?q=maize$/)
    }
    await page.goForward()
    await expect(page.getByRole('dialog', { name: 'Maize' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog', { name: 'Maize' })).toBeVisible()
    // Closing twice at once counts once.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/crops\?q=maize$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/farmer$/)
  },
)

reading('a link opens a dialog, and closing it stays on its screen', async ({ page, product }) => {
  await page.goto(`${product.url}/tickets?open=help`)
  await expect(page.getByRole('dialog', { name: 'Get Help' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/tickets$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

reading('related tips open over an advisory, and Back leads the same way out', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  const read = page.getByRole('button', { name: /^Read Full Advisory/ }).first()
  await read.click()
  const first = await page.getByRole('dialog').getByRole('heading').first().textContent()
  await page.getByRole('tab', { name: 'Related Tips' }).click()
  const tip = page.getByRole('tabpanel', { name: 'Related Tips' }).getByRole('button').first()
  await tip.click()
  await expect(page.getByRole('dialog').getByRole('heading').first()).not.toHaveText(first ?? '')
  await page.goBack()
  await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(first ?? '')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/farmer$/)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true })

  test('a swipe down of its head closes a sheet, a short one does not; the screen under the bell stays', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.url}/market`)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await swipe(page, 40)
    await expect(sheet).toBeVisible()
    await swipe(page, 200)
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/market$/)
  })
})

async function swipe(page: Page, by: number) {
  const box = await page.getByRole('dialog').getByRole('heading').first().boundingBox()
  if (!box) throw new Error('The sheet has no head')
  const devtools = await page.context().newCDPSession(page)
  const point = (y: number) => ({ touchPoints: [{ x: box.x + 10, y }] })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(box.y) })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(box.y + by / 2) })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(box.y + by) })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
