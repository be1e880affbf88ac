import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../setup/chromium.mjs'
import { withProduct } from '../setup/product.mjs'
import { slowLine } from './slow-line.mjs'
import { recordUsableHome, usableAt } from './usable-home.mjs'

/**
 * A farmer's first visit on a bad line with a slow phone: when the home can be read, when the screens of the field open
 * without a connection (the worker is active), when every screen does, forms, money and lessons too, as the profile then
 * says, and when nothing more comes.
 */
const LINE = { bytesPerSecond: 35_000 / 8, latencyMs: 900 }
const SLOW_DOWN = 4
const MAX_READABLE_S = 30
const MAX_READY_S = 110
const IDLE_MS = 8_000
const PATIENCE_MS = 600_000

const { begun, readable, active, ready, received } = await withProduct(async (url) => {
  const line = await slowLine(new URL(url), LINE)
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    await recordUsableHome(context)
    return await firstVisit(await context.newPage(), line)
  } finally {
    await browser.close()
    line.close()
  }
})

const seconds = (at) => ((at - begun) / 1000).toFixed(1)
const inKb = (bytes) => (bytes / 1000).toFixed(1)
console.info(`a first visit at 35 kbit/s, ${LINE.latencyMs} ms and ${SLOW_DOWN}× slow-down:`)
console.info(`  home readable after ${readable.seconds.toFixed(1)} of ${MAX_READABLE_S} s, ${inKb(readable.bytes)} KB`)
console.info(`  the screens of the field open without a connection after ${seconds(active)} s`)
console.info(`  every screen is ready for offline after ${seconds(ready)} of ${MAX_READY_S} s`)
console.info(
  `  nothing more comes after ${seconds(received.lastAt)} s; ${inKb(received.bytes)} KB in ${received.requests.length} requests`,
)
if (process.argv.includes('--requests'))
  for (const { path, at, bytes } of received.requests)
    console.info(`    ${seconds(at)} s  ${inKb(bytes).padStart(5)} KB  ${path}`)
if (readable.seconds > MAX_READABLE_S || ready - begun > MAX_READY_S * 1000) {
  console.error('Over the budget of the first visit: see docs/architecture/offline.md.')
  process.exit(1)
}

async function firstVisit(page, { url, received }) {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const begun = performance.now()
  await page.goto(`${url}/farmer`, { waitUntil: 'commit', timeout: PATIENCE_MS })
  const usable = await usableAt(page, { timeout: PATIENCE_MS })
  const readable = { seconds: usable / 1000, bytes: received.bytes }
  const everyScreen = page.evaluate(screensStored)
  await page.evaluate(workerActive)
  const active = performance.now()
  await everyScreen
  const ready = performance.now()
  while (performance.now() - received.lastAt < IDLE_MS) await page.waitForTimeout(500)
  return { begun, readable, active, ready, received }
}

/** Runs in the page: waits until the worker has the files of every screen; the answers come before them. */
function screensStored() {
  return new Promise((done) => {
    const pages = new BroadcastChannel('kuu-install')
    pages.onmessage = ({ data }) => data.done === data.all && done()
  })
}

/** Runs in the page: waits until the worker has everything that it is installed with. */
async function workerActive() {
  const { active } = await navigator.serviceWorker.ready
  if (active.state !== 'activated')
    await new Promise((done) => active.addEventListener('statechange', done, { once: true }))
}
