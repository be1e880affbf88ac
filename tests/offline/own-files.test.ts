import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WorkboxPlugin } from 'workbox-core'
import { OWN_FILES, storedFile } from '#client/offline/worker/own-files.ts'
import { OWN } from './network.ts'

const SCRIPT = 'https://kuu.example/assets/fr.js'
const PHOTO = 'https://kuu.example/api/photos/worms'
const LANDING = 'https://kuu.example/'

const own = (type: string, more: object = {}) =>
  new Response('ours', { headers: { ...OWN, 'content-type': type, ...more } })
const older = (type: string) => new Response('ours', { headers: { 'content-type': type, 'x-request-id': 'a' } })
const portal = () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })
const redirected = (answer: Response) => Object.defineProperty(answer, 'redirected', { value: true })

type Call<Name extends keyof WorkboxPlugin> = NonNullable<WorkboxPlugin[Name]>
const stored = new Map<string, Response>()
const call = <Name extends keyof WorkboxPlugin>(name: Name, given: object) =>
  (OWN_FILES[name] as Call<Name> & ((given: object) => Promise<Response | Request | undefined>))(given)
const store = async (url: string, response: Response) =>
  (await call('cacheWillUpdate', { request: new Request(url), response })) === response
const take = async (url: string, cachedResponse: Response) =>
  (await call('cachedResponseWillBeUsed', {
    cacheName: 'kuu-assets',
    request: new Request(url),
    cachedResponse,
  })) as Response | null

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('caches', {
    open: async () => ({ put: async ({ url }: Request, answer: Response) => void stored.set(url, answer) }),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['a script', SCRIPT, () => own('text/javascript; charset=utf-8'), true],
  ['a photo', PHOTO, () => own('image/jpeg'), true],
  ['the landing page', LANDING, () => own('text/html; charset=utf-8'), true],
  ['the page of a captive portal for a script', SCRIPT, portal, false],
  ['the page of a captive portal for a photo', PHOTO, portal, false],
  ['the page of a captive portal for the landing page', LANDING, portal, false],
  ['what a redirect led to', SCRIPT, () => redirected(own('text/javascript')), false],
  ['a page of ours for a script', SCRIPT, () => own('text/html'), false],
  ['a script of somebody else', SCRIPT, () => new Response('', { headers: { 'content-type': 'text/javascript' } }), false], // biome-ignore format: one row
  ['a refusal of ours', PHOTO, () => new Response('', { status: 401, headers: { ...OWN, 'content-type': 'image/png' } }), false], // biome-ignore format: one row
])('whether %s is stored', async (_, url, answer, isStored) => {
  expect(await store(url, answer())).toBe(isStored)
})

test('a page is shown as it comes; the refusal of a network only where ours is not stored', async () => {
  const request = Object.defineProperty(new Request(LANDING), 'mode', { value: 'navigate' })
  const shown = async (response: Response) => {
    const state = {}
    await call('requestWillFetch', { request, state })
    return call('fetchDidSucceed', { request, response, state })
  }
  const refusal = () => Response.json({ error: 'Buy a bundle' }, { status: 403 })
  const [page, refused, missing] = [portal(), refusal(), new Response('', { status: 404, headers: OWN })]
  const landing = own('text/html')
  vi.stubGlobal('caches', { match: async () => landing })
  expect(await shown(page)).toBe(page)
  expect(await shown(missing)).toBe(missing)
  expect(await shown(refused)).toBe(landing)
  vi.stubGlobal('caches', { match: async () => undefined })
  expect(await shown(refused)).toBe(refused)
})

test('what an older version stored is used, without a request', async () => {
  vi.stubGlobal('fetch', vi.fn())
  for (const [url, type] of [
    [SCRIPT, 'text/javascript'],
    [LANDING, 'text/html'],
    [PHOTO, 'image/png'],
  ] as const) {
    // biome-ignore format: one table
    const cached = older(type)
    expect(await take(url, cached)).toBe(cached)
  }
  expect(fetch).not.toHaveBeenCalled()
})

test('what was stored wrongly is replaced as soon as our server answers, and not used before', async () => {
  const fetch = vi.fn(async () => portal())
  vi.stubGlobal('fetch', fetch)
  expect(await take(SCRIPT, portal())).toBeNull()
  expect(stored.size).toBe(0)
  fetch.mockResolvedValueOnce(own('text/javascript'))
  expect(await (await take(SCRIPT, portal()))?.text()).toBe('ours')
  expect(await stored.get(SCRIPT)?.text()).toBe('ours')
  // Past the browser's own cache, which may have the portal's page too.
  expect(fetch).toHaveBeenLastCalledWith(SCRIPT, expect.objectContaining({ cache: 'reload' }))
})

test('a file that came in a pack is looked at too before it is used', async () => {
  let cached = own('text/javascript')
  Object.assign(caches, { match: async () => cached })
  vi.stubGlobal('fetch', async () => own('text/javascript'))
  expect(await storedFile('kuu-files', new Request(SCRIPT))).toBe(cached)
  cached = portal()
  expect(await (await storedFile('kuu-files', new Request(SCRIPT)))?.text()).toBe('ours')
  expect(stored.has(SCRIPT)).toBe(true)
})

/** Fetches a file as a strategy of the worker does. */
async function fetched(first: Response, again: () => Promise<Response>) {
  const state = {}
  vi.stubGlobal('fetch', vi.fn(again))
  const request = (await call('requestWillFetch', { request: new Request(SCRIPT), state })) as Request
  return call('fetchDidSucceed', { request, response: first, state }) as Promise<Response>
}

test("what the browser's own cache has of a portal is fetched again", async () => {
  const answer = await fetched(portal(), async () => own('text/javascript'))
  expect(await answer.text()).toBe('ours')
  await expect(fetched(portal(), async () => portal())).rejects.toThrow('Something else answered')
})

test('a file that stalls for 10 s is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const state = {}
  const request = (await call('requestWillFetch', { request: new Request(SCRIPT), state })) as Request
  await vi.advanceTimersByTimeAsync(9_900)
  expect(request.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(request.signal.aborted).toBe(true)
})
