/** After the last part is drawn: what the app then loads in the background counts too. */
const REST_MS = 2_500

/**
 * Everything that a Chromium with an empty cache receives of an address, as transferred, headers included, in bytes and
 * by kind. `isShown` waits until the page shows what it is about.
 */
export async function weigh(browser, address, isShown) {
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
  await page.goto(address)
  await isShown(page)
  await page.waitForTimeout(REST_MS)
  await context.close()
  return { kinds, total: Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0) }
}

function kindOf(type) {
  return /html|javascript|css|json|svg/.exec(type)?.[0] ?? 'other'
}

/** In KB of 1,000 bytes. */
export const inKb = (bytes) => (bytes / 1000).toFixed(1)
