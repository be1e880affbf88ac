import { type Browser, type BrowserContext, expect, type Page, type Request } from '@playwright/test'

/** Opens the app in a separate browser, and waits until it is installed: until it opens without a connection. */
export async function installApp(browser: Browser, url: string) {
  const phone = await browser.newContext({ serviceWorkers: 'allow' })
  watchTraffic(phone)
  const page = await phone.newPage()
  await page.goto(`${url}/farmer`)
  await readyForOffline(page)
  await clearPhone(phone, url)
  return phone
}

/**
 * Waits until the app opens without a connection with its current content: its worker is active, and has cached
 * everything.
 */
export async function readyForOffline(page: Page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await answersCached(page)
}

/** A browser's pending requests, and when the last one started or ended. */
type Traffic = { underWay: Set<Request>; changedAt: number }
const traffic = new WeakMap<BrowserContext, Traffic>()

export function watchTraffic(context: BrowserContext) {
  if (traffic.has(context)) return
  const of: Traffic = { underWay: new Set(), changedAt: Date.now() }
  const note = (how: 'add' | 'delete') => (request: Request) => {
    of.underWay[how](request)
    of.changedAt = Date.now()
  }
  context.on('request', note('add')).on('requestfinished', note('delete')).on('requestfailed', note('delete'))
  traffic.set(context, of)
}

/** The longest time from an answer to the next request, and until the store has the answer. */
const QUIET_MS = 400

/**
 * Waits until every request of the screen was answered and the answers are cached: an answer that arrives later is lost
 * when the page closes. The browser's `networkidle` event comes once for each document, so it has already passed after
 * a link to another screen.
 */
export async function answersCached(page: Page) {
  const of = traffic.get(page.context())
  if (!of) return page.waitForLoadState('networkidle')
  const isQuiet = () => of.underWay.size === 0 && Date.now() - of.changedAt >= QUIET_MS
  await expect.poll(isQuiet, { intervals: [50] }).toBe(true)
}

/** Removes session, store and messages from the phone, and closes its windows; the app stays installed. */
export async function clearPhone(phone: BrowserContext, url: string) {
  await phone.unrouteAll()
  await phone.setOffline(false)
  await Promise.all(phone.pages().map((page) => page.close()))
  traffic.get(phone)?.underWay.clear()
  const page = await phone.newPage()
  await page.goto(`${url}/api/health`)
  await page.evaluate(async () => {
    localStorage.clear()
    await new Promise((done, failed) => {
      const request = indexedDB.deleteDatabase('kuu')
      request.onsuccess = done
      request.onerror = failed
    })
    const names = (await caches.keys()).filter((name) => !/^(?:workbox-precache|kuu-files)/.test(name))
    await Promise.all(names.map((name) => caches.delete(name)))
  })
  await phone.clearCookies()
  await page.close()
}
