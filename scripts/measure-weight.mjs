import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'
import { withProduct } from './product.mjs'

/**
 * What a first visit costs: everything that a Chromium with an empty cache receives (HTML, scripts, styles, data,
 * headers included) until the page is idle, as transferred, in KB of 1,000 bytes. Fails over the budget.
 */
const BUDGETS = [
  { path: '/', most: 90, shows: 'Built for African Farmers', what: 'the landing page, before anything is touched' },
  { path: '/farmer', most: 197, shows: 'Latest Advisories', what: 'the first view of the farmer’s home' },
  { path: lessonPath, most: 200, shows: 'All lessons', what: 'the first view of a lesson, with its text' },
]

/** The first lesson of the first course, whose address holds ids. */
async function lessonPath(url) {
  const [{ id }] = await (await fetch(`${url}/api/courses`)).json()
  const { modules } = await (await fetch(`${url}/api/courses/${id}`)).json()
  return `/courses/${id}/lessons/${modules[0].lessons[0].id}`
}

/** After the last part is drawn: what the app then loads in the background counts too. */
const REST_MS = 2_500

const measured = await withProduct(async (url) => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  const rows = []
  for (const budget of BUDGETS) rows.push({ ...budget, ...(await weigh(browser, url, budget)) })
  await browser.close()
  return rows
})

for (const { path, most, what, total, kinds } of measured) {
  const parts = Object.entries(kinds).map(([kind, bytes]) => `${kind} ${inKb(bytes)}`)
  console.info(`${path}  ${inKb(total)} of ${most} KB  (${what}; ${parts.join(', ')})`)
}
if (measured.some(({ total, most }) => total > most * 1000)) {
  console.error('Too heavy for a cheap phone: see docs/architecture.md, “Weight”.')
  process.exit(1)
}

async function weigh(browser, url, { path: at, shows }) {
  const path = typeof at === 'string' ? at : await at(url)
  // Without the service worker: what it caches for offline use is not part of the first view, and responses through it
  // would not be counted here.
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  const types = new Map()
  const kinds = {}
  client.on('Network.responseReceived', ({ requestId, response }) => types.set(requestId, kindOf(response.mimeType)))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = types.get(requestId) ?? 'other'
    kinds[kind] = (kinds[kind] ?? 0) + encodedDataLength
  })
  await page.goto(url + path)
  await page.getByRole('heading', { name: shows }).first().waitFor()
  await page.waitForTimeout(REST_MS)
  await context.close()
  return { path, kinds, total: Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0) }
}

function kindOf(type) {
  return /html|javascript|css|json|svg/.exec(type)?.[0] ?? 'other'
}

function inKb(bytes) {
  return (bytes / 1000).toFixed(1)
}
