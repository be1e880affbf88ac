import type { Locator, Page } from '@playwright/test'
import { phonePhoto } from './farm.ts'
import { expect, test } from './product.ts'

/** Taps what opens the camera, and takes a photo with it. */
async function photograph(page: Page, opener: Locator, photo: Awaited<ReturnType<typeof phonePhoto>>) {
  const camera = page.waitForEvent('filechooser')
  await opener.click()
  await (await camera).setFiles(photo)
  return page.getByRole('dialog', { name: 'Show my plant' })
}

test('a photo reaches the agent with four taps, the bell rings, and the farmer sees who looks', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/farmer`)
  const photo = await phonePhoto(page)
  // One tap here, two in the camera: the picture, and to keep it.
  const dialog = await photograph(page, page.getByRole('button', { name: 'Show my plant' }), photo)
  await expect(dialog.getByRole('img', { name: 'The photo you chose' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  const shown = dialog.getByRole('region', { name: 'What you have shown' })
  await expect(shown.getByRole('link')).toContainText(/My plant.*Samuel is looking · sent /)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()

  await page.goto(`${product.url}/agent`)
  await expect(page.getByRole('link', { name: 'Requests 1 waiting' })).toBeVisible()
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^A farmer asks you for help/ })
    .click()
  await expect(page).toHaveURL(/\/agent\/tickets\/KUU-/)
  await expect(page.getByRole('img', { name: 'Photo of the plant' })).toBeVisible()
  await expect(page.getByText('Please look at my photo.')).toBeVisible()
  await page.getByRole('link', { name: 'All requests' }).click()
  await expect(page.getByRole('img', { name: 'Photo of the plant' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mine (1)' })).toBeVisible()
})

test('what a network answers in the place of a photo is not shown as one', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  const photo = await phonePhoto(page)
  const dialog = await photograph(page, page.getByRole('button', { name: 'Show my plant' }), photo)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  const body = '<!doctype html><title>Log in to this network</title>'
  await page.route(/\/api\/photos\//, (route) => route.fulfill({ contentType: 'text/html', body }))
  await dialog.getByRole('link', { name: /Samuel is looking/ }).click()
  await expect(page.getByText('The photo could not be loaded')).toBeVisible()
})

test('a plant is shown from its crop without a connection, and is sent with the next one', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/)
  await page.goto(`${product.url}/farmer`)
  const photo = await phonePhoto(page)
  await page.getByRole('button', { name: 'View Details: Maize' }).click()
  const crop = page.getByRole('dialog', { name: 'Maize' })
  await page.route(/\/photos$|contact\.submit/, (route) => route.abort())
  const dialog = await photograph(page, crop.getByRole('button', { name: 'Show my plant' }), photo)
  await expect(dialog.getByRole('button', { name: 'Maize' })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByLabel('What do you see?').fill('Holes in the leaves')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this phone' })).toBeVisible()
  await expect(dialog.getByText('Will be sent when you are online')).toBeVisible()
  await page.unroute(/\/photos$|contact\.submit/)
  await expect(dialog.getByText(/Samuel is looking/)).toBeVisible({ timeout: 15_000 })
  await page.goBack()
  await crop.getByRole('link', { name: /Samuel is looking/ }).click()
  await expect(page.getByText('Maize · Growing · Lagos, Nigeria')).toBeVisible()
  // Its row on the home says the same; those of other crops do not.
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('button', { name: 'View Details: Maize' })).toContainText(/Samuel is looking · sent /)
  await expect(page.getByRole('button', { name: 'View Details: Okra' })).not.toContainText('looking')
})
