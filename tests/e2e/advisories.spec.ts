import { expect, reading, test } from './product.ts'

test('advisories are found by words and by category, with a URL that can be shared', async ({ page, product }) => {
  await page.goto(`${product.url}/advisories`)
  await expect(page.getByRole('heading', { name: 'Urgent Alerts' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Latest first' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'All (47)' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: /^Disease/ }).click()
  await expect(page).toHaveURL(/category=disease/)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Disease/ })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('searchbox').fill('late blight')
  await expect(page.getByRole('button', { name: /^Read Full Advisory/ })).toHaveCount(1)
  await page.getByRole('searchbox').fill('no such words')
  await expect(page.getByText('No advisory matches your search.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all advisories' }).click()
  await expect(page.getByRole('heading', { name: 'Urgent Alerts' })).toBeVisible()
})

test('without a connection to the server, search uses the advisories on the phone and counts them', async ({
  page,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/)
  await page.goto(`${product.url}/advisories`)
  const cards = page.getByRole('button', { name: /^Read Full Advisory/ })
  await expect(page.getByRole('button', { name: 'All (47)' })).toBeVisible()
  await expect(cards.first()).toBeVisible()
  await page.route('**/trpc/**', (route) => route.abort())
  await page.getByRole('searchbox').fill('maze')
  await expect(page.getByText('This is the advice that this phone keeps.')).toBeVisible()
  const found = await cards.count()
  expect(found).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: `All (${found})` })).toBeVisible()
  await page.unroute('**/trpc/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('This is the advice that this phone keeps.')).toBeHidden()
  await expect(page.getByRole('button', { name: 'All (13)' })).toBeVisible()
})

test('an advisory is bookmarked, found again after a reload, and removed', async ({ page, product }) => {
  await page.goto(`${product.url}/advisories`)
  await page
    .getByRole('button', { name: 'Read Full Advisory: Scout your maize for fall armyworm twice a week' })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Related Tips' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  await dialog.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Added to bookmarks' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Bookmarks' }).click()
  await page.reload()
  await page.getByRole('button', { name: /^Read Full Advisory/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove bookmark' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Removed from bookmarks' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
})

test('sharing falls back to the clipboard, and the shared URL opens the advisory', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${product.url}/advisories`)
  await page
    .getByRole('button', { name: /^Read Full Advisory/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied to clipboard' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const address = /http:\S+$/.exec(copied)?.[0] ?? ''
  await page.goto(address)
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Advisory Details' })).toBeVisible()
})

reading('the page does not shift while advisories load', async ({ page, product }) => {
  await page.addInitScript(countShifts)
  await page.goto(`${product.url}/advisories`)
  await expect(page.getByRole('button', { name: /^Read Full Advisory/ }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'All (47)' })).toBeVisible()
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0))).toBeLessThan(0.02)
})

/** The sum of layout shifts. */
function countShifts() {
  let moved = 0
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += shift.value
    document.documentElement.dataset.shifted = String(moved)
  }).observe({ type: 'layout-shift', buffered: true })
}
