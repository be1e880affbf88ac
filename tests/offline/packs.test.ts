import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropOtherPacks, splitManifest, unpack } from '#client/offline/worker/packs.ts'
import { packsOf } from '../../scripts/vite/packs.ts'

const HOST = 'https://kuu.example'

/** As much of a browser's cache as the worker uses. */
function cacheOf() {
  const answers = new Map<string, Response>()
  const place = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, HOST).href
  const cache = {
    match: async (key: string) => answers.get(place(key))?.clone(),
    put: async (key: string, answer: Response) => void answers.set(place(key), answer),
    keys: async () => [...answers.keys()].map((url) => new Request(url)),
    delete: async (key: Request) => answers.delete(place(key)),
  }
  return { cache: cache as unknown as Cache, names: () => [...answers.keys()].map((url) => url.slice(HOST.length + 1)) }
}

const PACKS: Record<string, Record<string, string>> = {
  'assets/1.pack.json': { 'assets/home.js': 'home()', 'assets/home.css': '.home {}' },
  'assets/2.pack.json': { 'assets/market.js': 'market()' },
}
/** What the server is asked, and what it does not answer. */
let asked: string[]
let lost: string | null
const HEADERS = { 'Content-Type': 'application/json', 'Content-Encoding': 'br', Kuu: '1' }
beforeEach(() => {
  asked = []
  lost = null
  vi.stubGlobal('location', { href: HOST })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url === lost) throw new TypeError('Failed to fetch')
    return PACKS[url]
      ? Response.json(PACKS[url], { headers: HEADERS })
      : new Response('', { status: 404, headers: HEADERS })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('each file of a pack lies under its own address, with its type and the headers of its pack', async () => {
  const { cache } = cacheOf()
  await unpack(cache, Object.keys(PACKS))
  const home = (await cache.match('assets/home.js'))!
  expect(await home.text()).toBe('home()')
  expect(Object.fromEntries(home.headers)).toEqual({ 'content-type': 'text/javascript; charset=utf-8', kuu: '1' })
  expect((await cache.match('assets/home.css'))!.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
  expect(asked).toEqual(Object.keys(PACKS))
})

test('after a cut it goes on with the pack that is missing, and says how far it is', async () => {
  const { cache } = cacheOf()
  const progress = vi.fn()
  lost = 'assets/2.pack.json'
  await expect(unpack(cache, Object.keys(PACKS), progress)).rejects.toThrow('Failed to fetch')
  expect(await cache.match('assets/home.js')).toBeDefined()
  lost = null
  asked = []
  await unpack(cache, Object.keys(PACKS), progress)
  expect(asked).toEqual(['assets/2.pack.json'])
  expect(progress.mock.calls.flat()).toEqual([0, 1, 1, 2])
})

test('a pack of another release is no pack, and nothing of it is kept', async () => {
  const { cache, names } = cacheOf()
  await expect(unpack(cache, ['assets/gone.pack.json'])).rejects.toThrow('404')
  expect(names()).toEqual([])
})

test('what a captive portal answers is no pack', async () => {
  const { cache, names } = cacheOf()
  vi.stubGlobal('fetch', async () => Response.json({ 'assets/home.js': 'portal()' }))
  await expect(unpack(cache, ['assets/1.pack.json'])).rejects.toThrow('200')
  expect(names()).toEqual([])
})

test('the files of other versions are deleted, those of this one stay', async () => {
  const { cache, names } = cacheOf()
  await unpack(cache, Object.keys(PACKS))
  await dropOtherPacks(cache, ['assets/2.pack.json'])
  expect(names()).toEqual(['assets/market.js', 'assets/2.pack.json'])
})

test('the manifest names its packs, and which come later, to agents or with updates alone', () => {
  const revision = null
  const entries = [
    'assets/a.js',
    'assets/1.pack.json',
    'assets/2.later.json',
    'assets/3.agent.json',
    'assets/4.update.json',
  ].map((url) => ({ url, revision }))
  expect(splitManifest(['app.html', ...entries])).toEqual({
    files: ['app.html', { url: 'assets/a.js', revision }],
    packs: ['assets/1.pack.json'],
    later: ['assets/2.later.json'],
    agent: ['assets/3.agent.json'],
    update: ['assets/4.update.json'],
  })
})

test('a build fills its packs in the order of the files; a file is never cut', () => {
  const files = ['aaa', 'bb', 'cccccc', 'd'].map((text) => [`${text[0]}.js`, text] as const)
  expect(packsOf(files, 5).map((pack) => pack.map(([url]) => url))).toEqual([['a.js', 'b.js'], ['c.js'], ['d.js']])
})
