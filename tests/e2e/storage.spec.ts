import type { Page } from '@playwright/test'
import { BREAKING_LINE, savedToast } from './farm.ts'
import { readyForOffline } from './installed-app.ts'
import { expect, test } from './product.ts'

test.use({ ...BREAKING_LINE, viewport: { width: 360, height: 740 } })

async function typeCrop(page: Page) {
  await page.getByRole('button', { name: 'Add a crop' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sorghum' }).click()
  await dialog.getByLabel('Area').fill('0.4')
  return dialog
}

/** How many writes lie in the phone's store; none while it is made anew. */
const storedWrites = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        void indexedDB.databases().then((all) => {
          if (!all.some(({ name }) => name === 'kuu')) return resolve(0)
          const opening = indexedDB.open('kuu')
          opening.onsuccess = () => {
            const counting = opening.result.transaction('outbox').objectStore('outbox').count()
            counting.onsuccess = () => {
              opening.result.close()
              resolve(counting.result)
            }
          }
        })
      }),
  )

test('a full phone says so and what to remove, and what was typed stays', async ({ page, context, product }) => {
  await page.goto(`${product.url}/crops`)
  await readyForOffline(page)
  await context.setOffline(true)
  // Chromium holds a window without a profile to no quota: the store refuses as on a full phone.
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype
    window.addEventListener('room', () => {
      IDBObjectStore.prototype.add = add
    })
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  const dialog = await typeCrop(page)
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  await expect(page.getByText(/This phone is full.* Remove photos, videos or apps/)).toBeVisible()
  await expect(dialog.getByLabel('Area')).toHaveValue('0.4')

  await page.evaluate(() => window.dispatchEvent(new Event('room')))
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  await expect(savedToast(page)).toBeVisible()
})

test('what waits is written again when the browser clears its storage', async ({ page, context, product }) => {
  await page.goto(`${product.url}/crops`)
  await readyForOffline(page)
  await context.setOffline(true)
  const dialog = await typeCrop(page)
  await dialog.getByRole('button', { name: 'Add Crop' }).click()
  await expect(savedToast(page)).toBeVisible()
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin: product.url, storageTypes: 'indexeddb' })
  await expect.poll(() => storedWrites(page)).toBe(1)
  await page.reload()
  await page.getByRole('link', { name: '1 to send' }).click()
  await expect(page.getByText('New crop: Sorghum')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Everything is sent')).toBeVisible()
})
