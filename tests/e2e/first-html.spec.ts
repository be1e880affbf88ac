import type { Page } from '@playwright/test'
import { BROKEN } from './farm.ts'
import { expect, test } from './product.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test.describe('before a script of the app has come', () => {
  test.use({ expectedMessages: [BROKEN] })

  test('the home can be read, and its links lead on', async ({ page, product }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto(`${product.url}/farmer`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Martha')
    for (const part of ['This week', 'My Crops', 'Market Prices', 'Latest Advisories'])
      await expect(page.locator('section').filter({ has: heading(page, part) })).toContainText(/\w{3}/)
    await expect(page.locator('section').filter({ has: heading(page, 'My Crops') })).toContainText('Maize')
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'All markets' })).toHaveAttribute('href', '/market')
  })

  test('nothing of hers is shown on a phone that knows somebody else', async ({ page, product }) => {
    await page.goto(`${product.url}/farmer`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authUser'))).not.toBeNull()
    // Her sign-out has not reached the server: the cookie is still there.
    await page.evaluate(() => localStorage.setItem('authUser', JSON.stringify({ id: 'another' })))
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    const answer = await page.goto(`${product.url}/farmer`)
    expect(await answer!.text()).toContain('Martha')
    await expect(page.getByText('My Crops')).toBeHidden()
  })
})

test('the app takes the place of the drawing without a moment in between, and asks nothing of it again', async ({
  page,
  product,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    const seen = { frames: 0, bare: 0, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      if (document.readyState !== 'loading') {
        seen.frames += 1
        seen.bare += Number(!document.body.textContent.includes('Latest Advisories'))
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(`${product.url}/farmer`)
  await expect(page.locator('[data-drawn]')).toHaveCount(0)
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen)
  expect(seen.frames).toBeGreaterThan(0)
  expect(seen.bare).toBe(0)
  expect(seen.shift).toBeLessThan(0.02)
  expect(
    asked.filter((url) => /farmer\.(?:care\.due|prices\.newest|advisories\.nearest|alerts\.list)/.test(url)),
  ).toEqual([])
  // A button of the app answers, where one of the drawing takes no tap.
  await page.getByRole('button', { name: 'Add a crop' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
