import type { Page } from '@playwright/test'
import { apiOf, BROKEN, leave, loseAnswer } from './farm.ts'
import { expect, OWN, type Product, test } from './product.ts'

test.use({ expectedMessages: [BROKEN] })

/** Martha's phone removes her maize, about which the agent wrote meanwhile. */
async function removeMaize(page: Page, product: Product) {
  const [martha, agent] = await Promise.all([apiOf(product, 'farmer'), apiOf(product, 'extension_agent')])
  const { id: cropId } = await martha.crop(martha.userId, 'Maize')
  await agent.note(martha.userId, cropId, 'Armyworm two farms away')
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByText('My Crops')).toBeVisible()
  const input = { farmerId: martha.userId, cropId, basis: { seen: [] } }
  await leave(page, { path: 'farmer.crops.remove', input, rows: [cropId], optimisticAnswer: { id: cropId } })
  await page.goto(`${product.url}/outbox`)
}

test('a removal shows what others wrote meanwhile, and is done when the farmer says so; then it is among what was sent', async ({
  page,
  product,
}) => {
  await removeMaize(page, product)
  await expect(page.getByText('Others wrote about this crop, and you have not seen it yet.')).toBeVisible()
  await expect(page.getByText('Armyworm two farms away')).toBeVisible()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('Everything is sent')).toBeVisible()
  const sent = page.getByRole('region', { name: 'Sent' })
  await expect(sent.getByText('A crop removed')).toBeVisible()
  await expect(sent.getByText(/^Sent .* · Number \w{8}$/)).toBeVisible()
})

type Result = { result: { data: { json: Record<string, unknown> } } }

/** The server's answers say that it was restored, as they do after `kuu restore`, and that it has nothing of what was sent. */
async function sayRestored(page: Page) {
  await page.route(/sync\.(missing|changes)/, async (route) => {
    const response = await route.fetch()
    const results: Result[] = await response.json()
    const url = new URL(route.request().url())
    const inputs = JSON.parse(url.searchParams.get('input')!)
    // One batch may ask for both, in any order.
    for (const [i, path] of url.pathname.split('/').at(-1)!.split(',').entries()) {
      const { data } = results[i]!.result
      if (path.endsWith('sync.missing')) data.json = inputs[i].json.keys
      else if ('cursor' in data.json) data.json.restored = { to: '2026-01-01T00:00:00.000Z', at: new Date(Date.now() + 60_000).toISOString() } // biome-ignore format: one row
    }
    await route.fulfill({ response, json: results })
  })
}

/** What was sent is missing on the server, and is sent again from the first screen; then no other window asks. */
async function sendAgain(
  page: Page,
  product: Product,
  { home, words, ...entry }: Record<string, unknown> & { home: string; words: string },
) {
  await leave(page, { rows: [], ...entry })
  await page.goto(`${product.url}/outbox`)
  await expect(page.getByRole('region', { name: 'Sent' }).getByText(words)).toBeVisible()
  await sayRestored(page)
  await page.goto(`${product.url}${home}`)
  await expect(page.getByText('1 thing that you sent since may be missing')).toBeVisible()
  const other = await page.context().newPage()
  await sayRestored(other)
  await other.goto(`${product.url}${home}`)
  await expect(other.getByText('may be missing')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('may be missing')).toBeHidden()
  await expect(other.getByText('may be missing')).toBeHidden()
}

test('after the server was restored, what may be missing is sent again at a tap', async ({ page, product }) => {
  await page.goto(`${product.url}/farmer`)
  await expect(page.getByText('My Crops')).toBeVisible()
  const words = 'Worms in my maize'
  await sendAgain(page, product, { home: '/farmer', words, path: 'farmer.contact.submit', input: { name: 'Martha', message: words }, optimisticAnswer: { ticketId: '' } }) // biome-ignore format: one row
  await page.goto(`${product.url}/tickets`)
  await expect(page.getByText(words)).toHaveCount(1)
})

test('an agent is told of a restored server too', async ({ page, product }) => {
  const { userId: farmerId } = await apiOf(product, 'farmer')
  await page.goto(`${product.url}/select`)
  await page.getByRole('link', { name: /^Extension Agent/ }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  const words = 'Seed next week'
  await sendAgain(page, product, { home: '/agent', words, path: 'agent.farmers.note', input: { id: crypto.randomUUID(), farmerId, text: words }, optimisticAnswer: { id: '' } }) // biome-ignore format: one row
})

test('an agent sends what a farmer saved as a file', async ({ page, product }) => {
  const [martha, agent] = await Promise.all([apiOf(product, 'farmer'), apiOf(product, 'extension_agent')])
  const { id: cropId } = await martha.crop(martha.userId, 'Maize')
  const input = { farmerId: martha.userId, cropId, id: crypto.randomUUID(), text: 'Saved on a phone without a line' }
  const entry = { key: 'a', userId: martha.userId, path: 'farmer.cropLog.note', input, writtenAt: new Date().toISOString() } // biome-ignore format: one row
  const bookmark = { ...entry, key: 'b', path: 'farmer.bookmarks.set', input: {} }
  await page.goto(`${product.url}/select`)
  await page.getByRole('link', { name: /^Extension Agent/ }).click()
  await expect(page).toHaveURL(/\/agent/)
  await page.goto(`${product.url}/agent/farmers`)
  await page.getByRole('button', { name: 'Import saved work' }).click()
  const file = (entries: object[]) => ({ name: 'kuu-to-be-sent.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ version: 1, entries })) }) // biome-ignore format: one row
  await page.getByLabel('The saved file').setInputFiles(file([{ ...entry, path: 'admin.loans.approve' }]))
  await expect(page.getByText('This file has something that no farmer writes. Nothing was sent.')).toBeVisible()
  const later = { ...entry, key: 'c', input: { ...input, id: crypto.randomUUID(), text: 'Written after it' } }
  await page.getByLabel('The saved file').setInputFiles(file([entry, later, bookmark]))
  await expect(page.getByText(/2 entries of .* will be sent/)).toBeVisible()
  await expect(page.getByText(/1 entry stays on the phone/)).toBeVisible()
  await page.route(/cropLog\.note/, (route) => route.fulfill({ status: 503, headers: OWN }), { times: 1 })
  await page.getByRole('button', { name: 'Send 2 entries' }).click()
  await expect(page.getByText('Not sent: the server could not take it just now')).toBeVisible()
  await loseAnswer(page, /cropLog\.note/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Not sent: no connection')).toBeVisible()
  await expect(page.getByText('2 entries were not sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Everything is sent.')).toBeVisible()
  const lines = await agent.log(martha.userId, cropId)
  expect(lines.filter(({ text }) => text === input.text)).toHaveLength(1)
})
