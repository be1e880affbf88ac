import { type Browser, type BrowserContext, expect, type Page, type Request } from '@playwright/test'

/** Opens the app in a browser of its own, and waits until it is installed there: until it opens without a connection. */
export async function installApp(browser: Browser, url: string) {
  const phone = await browser.newContext({ serviceWorkers: 'allow' })
  watchTraffic(phone)
  const page = await phone.newPage()
  await page.goto(`${url}/farmer`)
  await readyForOffline(page)
  await clearPhone(phone, url)
  return phone
}

/** Waits until the app can be opened without a connection with what it shows: its worker is in charge, and has everything. */
export async function readyForOffline(page: Page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await allKept(page)
}

/** The requests of a browser that are under way, and when one last began or ended. */
type Traffic = { underWay: Set<Request>; changedAt: number }
const traffic = new WeakMap<BrowserContext, Traffic>()

export function watchTraffic(context: BrowserContext) {
  const of: Traffic = { underWay: new Set(), changedAt: Date.now() }
  const note = (how: 'add' | 'delete') => (request: Request) => {
    of.underWay[how](request)
    of.changedAt = Date.now()
  }
  context.on('request', note('add')).on('requestfinished', note('delete')).on('requestfailed', note('delete'))
  traffic.set(context, of)
}

/** As long as it takes at most from an answer to the next question, and until an answer is in the phone's store. */
const QUIET_MS = 400

/**
 * Waits until all that the screen asks for was answered, and is kept: what was on its way when she leaves is not. The
 * browser's own `networkidle` comes once for each document: after a link to another screen it has been there already.
 */
export async function allKept(page: Page) {
  const of = traffic.get(page.context())
  if (!of) return page.waitForLoadState('networkidle')
  const isQuiet = () => of.underWay.size === 0 && Date.now() - of.changedAt >= QUIET_MS
  await expect.poll(isQuiet, { intervals: [50] }).toBe(true)
}

/** Leaves nothing on the phone but the app: no session, no store, no words; its windows are closed. */
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
    const names = (await caches.keys()).filter((name) => !name.startsWith('workbox-precache'))
    await Promise.all(names.map((name) => caches.delete(name)))
  })
  await phone.clearCookies()
  await page.close()
}
