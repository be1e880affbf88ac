import type { BrowserContext, Page } from '@playwright/test'
import { readyForOffline } from './installed-app.ts'
import type { Product } from './product.ts'

/** The browser's own messages about requests that a test breaks on purpose. */
export const BROKEN = /Failed to load resource|ERR_|net::/

/** For `test.use`: the app is installed on the phone, and requests may break. */
export const BREAKING_LINE: { isAppInstalled: boolean; serviceWorkers: 'allow'; expectedMessages: RegExp[] } = {
  isAppInstalled: true,
  // For a second phone, which has to install the app itself.
  serviceWorkers: 'allow',
  expectedMessages: [BROKEN],
}

/** A crop's dialog, opened on the farmer's home. */
export async function openCrop(page: Page, product: Product, name: string) {
  await page.goto(`${product.url}/farmer`)
  await readyForOffline(page)
  await page.getByRole('button', { name: `View Details: ${name}` }).click()
  return page.getByRole('dialog', { name })
}

/** Writes and saves a note on the maize. */
export async function writeNote(page: Page, product: Product, text: string) {
  const dialog = await openCrop(page, product, 'Maize')
  await dialog.getByRole('button', { name: 'Note' }).click()
  await dialog.getByRole('textbox', { name: 'Note' }).fill(text)
  await dialog.getByRole('button', { name: 'Save' }).click()
  return dialog
}

/** The toast of a pending write. */
export const savedToast = (page: Page) => page.getByRole('status').filter({ hasText: 'Kept on this phone' })

type Grown = { id: string; notes: string | null; areaSize: number; plantingDate: string; crop: { name: string } }
type Field = {
  description: string | null
  name: string
  way: string
  totalArea: number
  errorBand: number | null
  boundaryCoordinates: number[][]
}
type Line = { text: string | null; status: string | null; photoId: string | null }

/** The API, called outside of the page, as the demo's user of a role. */
export async function apiOf(product: Product, role: 'farmer' | 'extension_agent') {
  const entered = await post(product, 'auth.enterDemo', { role })
  const { token, user }: { token: string; user: { id: string } } = entered.result.data.json
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(product.url + path, { ...init, headers })
    return answer.json()
  }
  return {
    userId: user.id,
    crop: async (farmerId: string, name: string): Promise<Grown> => {
      const crops: Grown[] = await ask(`/api/farmers/${farmerId}/crops`)
      return crops.find(({ crop }) => crop.name === name)!
    },
    change: (farmerId: string, cropId: string, change: object) =>
      ask(`/api/farmers/${farmerId}/crops/${cropId}`, { method: 'PATCH', body: JSON.stringify(change) }),
    grow: async (farmerId: string, times: number) => {
      const [{ id: cropId }] = await ask('/api/crops')
      const body = JSON.stringify({ cropId, plantingDate: '2026-04-01', areaSize: 1 })
      for (let time = 0; time < times; time++) await ask(`/api/farmers/${farmerId}/crops`, { method: 'POST', body })
    },
    log: async (farmerId: string, cropId: string): Promise<Line[]> => {
      const input = encodeURIComponent(JSON.stringify({ json: { farmerId, cropId } }))
      return (await ask(`/trpc/farmer.cropLog.list?input=${input}`)).result.data.json.items
    },
    fields: (): Promise<Field[]> => ask(`/api/farmers/${user.id}/fields`),
    askForLoan: async () => {
      const products: { id: string; name: string }[] = await ask('/api/loan-products')
      const { id: loanProductId } = products.find(({ name }) => name === 'Seasonal Input Loan')!
      const loan = { loanProductId, principalAmount: 50_000, currency: 'NGN', termDays: 365, purpose: 'Improved seed' }
      return ask('/api/loans', { method: 'POST', body: JSON.stringify(loan) })
    },
    askForHelp: async (subject: string): Promise<string> => {
      const message = 'The leaves have holes, and there is sawdust in the whorl. What can I do?'
      const asked = { name: 'Martha Adeyemi', subject, message, phone: '+234 801 234 5678' }
      return (await ask('/api/contact/submit', { method: 'POST', body: JSON.stringify(asked) })).ticketId
    },
    note: (farmerId: string, cropId: string, text: string) =>
      ask('/trpc/farmer.cropLog.note', { method: 'POST', body: JSON.stringify({ json: { farmerId, cropId, text } }) }),
  }
}

const post = async (product: Product, path: string, input: object) => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  }
  return (await fetch(`${product.url}/trpc/${path}`, init)).json()
}

/** How often a note is in the log of the farmer's maize. */
export async function notesOn(product: Product, text: string) {
  const farmer = await apiOf(product, 'farmer')
  const { id } = await farmer.crop(farmer.userId, 'Maize')
  return (await farmer.log(farmer.userId, id)).filter((line) => line.text === text).length
}

/** Runs a function without a connection. */
export async function offline(context: BrowserContext, work: () => Promise<void>) {
  await context.setOffline(true)
  await work()
  await context.setOffline(false)
}

/**
 * A photo as large as from a camera: far larger than may be uploaded. Drawn in the page from noise, which does not
 * compress.
 */
export async function phonePhoto(page: Page) {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 2400, height: 1800 })
    const context = canvas.getContext('2d')!
    for (let x = 0; x < 2400; x += 8)
      for (let y = 0; y < 1800; y += 8) {
        context.fillStyle = `hsl(${80 + ((x * 7 + y * 13) % 60)} 60% ${20 + ((x * y) % 50)}%)`
        context.fillRect(x, y, 8, 8)
      }
    return canvas.toDataURL('image/png')
  })
  return { name: 'IMG_0042.png', mimeType: 'image/png', buffer: Buffer.from(dataUrl.split(',')[1]!, 'base64') }
}

/** Puts an entry into the phone's outbox, as some version of the app may have left it. */
export async function leave(page: Page, entry: Record<string, unknown>) {
  // What the server drew is there before the app knows whose phone it is.
  await page.waitForFunction(() => localStorage.getItem('authUser') !== null)
  await page.evaluate(
    (left) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('kuu')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const userId = JSON.parse(localStorage.getItem('authUser') ?? '{}').id
          const tx = opening.result.transaction('outbox', 'readwrite')
          tx.objectStore('outbox').add({ userId, key: crypto.randomUUID(), writtenAt: Date.now(), version: 1, ...left })
          tx.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    entry,
  )
}

/** A phone that takes a moment to read a photo. */
export function slowToShrink() {
  const read = window.createImageBitmap
  const slowly: (file: Blob) => Promise<ImageBitmap> = async (file) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return read(file)
  }
  Object.assign(window, { createImageBitmap: slowly })
}

/** The server does what is asked once, and the phone hears nothing of it. */
export const loseAnswer = (page: Page, path: RegExp) =>
  page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

/** The keys of a part of the phone's own store. */
export const keysOnPhone = (page: Page, part: 'meta' | 'outbox' | 'queries') =>
  page.evaluate(
    (part) =>
      new Promise<string[]>((done) => {
        const opening = indexedDB.open('kuu')
        opening.onsuccess = () => {
          const keys = opening.result.transaction(part).objectStore(part).getAllKeys()
          keys.onsuccess = () => {
            opening.result.close()
            done(keys.result.map(String))
          }
        }
      }),
    part,
  )

/** How many entries the phone's outbox has, those that were sent included. */
export const entriesLeft = async (page: Page) => (await keysOnPhone(page, 'outbox')).length
