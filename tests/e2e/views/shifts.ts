import type { Browser, Page } from '@playwright/test'
import { openAdmin } from '../admin.ts'
import { expect, type Product } from '../product.ts'
import { type Audience, DESKTOP, PHONE, type Screen } from '../screens.ts'

type Shift = { value: number; what: string }
type Watched = Window & { shifts?: Shift[] }

/** How much of a screen may move while it loads, as browsers reckon it. */
const MAX_SHIFT = 0.02
const SLOW = { offline: false, latency: 100, downloadThroughput: 250_000, uploadThroughput: 100_000 }
const ANSWER_MS = 500
type Size = { width: number; height: number }
const SIZES = { phone: PHONE, desktop: DESKTOP }

/**
 * What moves on screens on their first visit on a slow line, by screen and size. Each has a browser of its own, for the
 * phone keeps what was seen once; some load side by side, for they mostly wait.
 */
export async function shiftsOn(
  browser: Browser,
  product: Product,
  audience: Audience,
  screens: Screen[],
  sizes: Record<string, Size> = SIZES,
) {
  const found: Record<string, string[]> = {}
  const rest = Object.entries(sizes).flatMap(([size, viewport]) =>
    screens.map((screen) => ({ screen, size, viewport })),
  )
  const loadNext = async (): Promise<void> => {
    const next = rest.shift()
    if (!next) return
    const { screen, size, viewport } = next
    const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
    const shifts = await firstVisit(await context.newPage(), product, audience, screen)
    await context.close()
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    if (sum > MAX_SHIFT)
      found[`${screen.path} ${size}`] = shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`)
    return loadNext()
  }
  await Promise.all([loadNext(), loadNext(), loadNext()])
  return found
}

async function firstVisit(page: Page, product: Product, audience: Audience, { path, title }: Screen) {
  if (audience === 'admin') await openAdmin(page, product, path === '/admin' ? '/admin/account' : '/admin')
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', SLOW)
  await line.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.route('**/trpc/**', async (route) => {
    await new Promise((done) => setTimeout(done, ANSWER_MS))
    await route.continue().catch(() => {})
  })
  await page.addInitScript(watch)
  await page.goto(product.url + path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
  // What comes last must have been drawn, and the observer have heard of it.
  await page.waitForTimeout(300)
  return page.evaluate(() => (window as Watched).shifts ?? [])
}

function watch() {
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
  type Entry = PerformanceEntry & { value: number; sources: Source[] }
  const shifts: Shift[] = []
  ;(window as Watched).shifts = shifts
  const said = ({ node, previousRect, currentRect }: Source) => {
    const element = node instanceof Element ? node : node?.parentElement
    const words = element?.textContent?.trim().slice(0, 30)
    return `${element?.localName} '${words}' from ${previousRect.top} to ${currentRect.top}`
  }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[])
      shifts.push({ value, what: sources.map(said).join('; ') })
  }).observe({ type: 'layout-shift', buffered: true })
}
