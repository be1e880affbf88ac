import type { Page } from '@playwright/test'
import { openCrop } from './farm.ts'
import { firstKey } from './keys.ts'
import { expect, test } from './product.ts'

/**
 * Sends what the worker sends when a notification is tapped and a page is open; returns whether the page handled it.
 */
const tap = (page: Page, href: string) =>
  page.evaluate((href) => {
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise((resolve) => {
      port1.onmessage = () => resolve('here')
      setTimeout(() => resolve('nobody'), 3_000)
    })
    const message = new MessageEvent('message', { data: { type: 'OPEN', href }, ports: [port2] })
    navigator.serviceWorker.dispatchEvent(message)
    return answer
  }, href)

test.describe('with the app installed', () => {
  test.use({ isAppInstalled: true })

  test('a tapped notification navigates the open page without a reload, and never away from a form with changes', async ({
    page,
    product,
  }) => {
    const dialog = await openCrop(page, product, 'Maize')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await dialog.getByRole('button', { name: 'Add Note' }).click()
    // What listens is loaded with the first key.
    await firstKey(page)
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Half a sentence')
    expect(await tap(page, '/market')).toBe('here')
    await expect(page.getByRole('status').filter({ hasText: 'Finish what you are writing.' })).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a sentence')
    await expect(page).toHaveURL(/\/farmer\?open=crop/)

    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    expect(await tap(page, 'https://evil.example/')).toBe('here')
    expect(await tap(page, '/market')).toBe('here')
    await expect(page).toHaveURL(/\/market$/)
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })
})

test.describe('on the first visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the worker has its words in the chosen language', async ({ page, product }) => {
    const taught = () =>
      page.evaluate(async () => {
        const words = await (await caches.match('/worker-words.json'))?.json()
        return words && [words.news, words.speech?.notifications.loanApproved.title, words.speech?.crops.Maize]
      })
    await page.goto(`${product.url}/farmer`)
    const english = ['There is news for you. Tap to read it.', 'Your loan was approved', undefined]
    await expect.poll(taught, { timeout: 20_000 }).toEqual(english)
    await page.getByRole('button', { name: 'Language', exact: true }).click()
    await page.getByRole('menuitemradio', { name: /Kiswahili/ }).click()
    const swahili = ['Kuna habari kwako. Bonyeza usome.', 'Mkopo wako umeidhinishwa', 'Mahindi']
    await expect.poll(taught).toEqual(swahili)
  })
})
