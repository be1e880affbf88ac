import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropOtherPacks, PARTS, splitManifest, unpack } from '#client/offline/worker/packs.ts'
import { linesOf } from '../../scripts/build/vite/packs.ts'

const HOST = 'https://kuu.example'

/** As much of a browser's cache as the worker uses. */
function cacheOf() {
  const answers = new Map<string, Response>()
  const place = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, HOST).href
  const cache = {
    match: async (key: string) => answers.get(place(key))?.clone(),
    put: async (key: string, answer: Response) => void answers.set(place(key), answer),
    keys: async () => [...answers.keys()].map((url) => new Request(url)),
    delete: async (key: RequestInfo) => answers.delete(place(key)),
  }
  return { cache: cache as unknown as Cache, names: () => [...answers.keys()].map((url) => url.slice(HOST.length + 1)) }
}

const FILES: Record<string, string> = {
  'assets/home.js': 'home(`“yam”\n`)',
  'assets/market.js': 'market()',
  'assets/home.css': '.home {}',
  'assets/form.js': 'form()',
}
/** As the build writes them. */
const packOf = (...urls: string[]) => linesOf([urls, ...urls.map((url) => FILES[url])])
const PACKS: Record<string, string> = {
  'assets/1.pack.jsonl': packOf('assets/home.js', 'assets/market.js', 'assets/home.css'),
  'assets/2.pack.jsonl': packOf('assets/form.js'),
}
const NAMES = Object.keys(PACKS)
/** What the server is asked, and how many bytes of each answer arrive; the rest never does. */
let asked: string[]
let arrives: Record<string, number>
const HEADERS = { 'Content-Type': 'application/jsonl', 'Content-Encoding': 'br', Kuu: '1' }
beforeEach(() => {
  asked = []
  arrives = {}
  vi.stubGlobal('location', { href: HOST })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const text = PACKS[url] ?? FILES[url]
    return text === undefined
      ? new Response('', { status: 404, headers: HEADERS })
      : new Response(piecewise(text, arrives[url]), { headers: HEADERS })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Three bytes at a time, which parts letters too. */
function piecewise(text: string, arrives = Number.POSITIVE_INFINITY) {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= arrives) return controller.error(new TypeError('network error'))
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + 3))
      at += 3
    },
  })
}

test('each file of a pack lies under its own address, with its type and the headers of its pack', async () => {
  const { cache, names } = cacheOf()
  await unpack(cache, NAMES)
  const home = (await cache.match('assets/home.js'))!
  expect(await home.text()).toBe(FILES['assets/home.js'])
  expect(Object.fromEntries(home.headers)).toEqual({ 'content-type': 'text/javascript; charset=utf-8', kuu: '1' })
  expect((await cache.match('assets/home.css'))!.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
  expect(asked).toEqual(NAMES)
  expect(names().sort()).toEqual([...NAMES, ...Object.keys(FILES)].sort())
})

test('a pack that is here is not asked for again', async () => {
  const { cache } = cacheOf()
  await unpack(cache, NAMES)
  asked = []
  await unpack(cache, NAMES)
  expect(asked).toEqual([])
})

test('it says how far it is, file by file', async () => {
  const { cache } = cacheOf()
  const progress = vi.fn()
  await unpack(cache, NAMES, progress)
  const third = Math.floor(PARTS / 3)
  const twoThirds = Math.floor((PARTS * 2) / 3)
  expect(progress.mock.calls.flat()).toEqual([0, third, twoThirds, PARTS, PARTS, 2 * PARTS, 2 * PARTS])
})

const UNTIL_THE_LAST_FILE = PACKS[NAMES[0]!]!.length - 8

test('after a cut it goes on with the files that are missing, one by one', async () => {
  const { cache } = cacheOf()
  arrives = { [NAMES[0]!]: UNTIL_THE_LAST_FILE }
  await expect(unpack(cache, NAMES)).rejects.toThrow('network error')
  expect(await cache.match('assets/market.js')).toBeDefined()
  arrives = {}
  asked = []
  await unpack(cache, NAMES)
  expect(asked).toEqual(['assets/home.css', NAMES[1]])
  expect(await (await cache.match('assets/home.css'))!.text()).toBe('.home {}')
})

test('where most of a pack is missing, it is asked for as a whole', async () => {
  const { cache, names } = cacheOf()
  arrives = { [NAMES[0]!]: 85 }
  await expect(unpack(cache, NAMES)).rejects.toThrow('network error')
  expect(names()).toEqual([`${NAMES[0]}?begun`, 'assets/home.js'])
  arrives = {}
  asked = []
  await unpack(cache, NAMES)
  expect(asked).toEqual(NAMES)
  expect(names().sort()).toEqual([...NAMES, ...Object.keys(FILES)].sort())
})

test('a pack whose end is missing is not whole, and one of another release is none', async () => {
  const { cache, names } = cacheOf()
  PACKS['assets/3.pack.jsonl'] = packOf('assets/home.js', 'assets/form.js')
    .split('\n')
    .slice(0, 2)
    .join('\n')
    .concat('\n')
  await expect(unpack(cache, ['assets/3.pack.jsonl'])).rejects.toThrow('cut')
  expect(await cache.match('assets/3.pack.jsonl')).toBeUndefined()
  await expect(unpack(cache, ['assets/gone.pack.jsonl'])).rejects.toThrow('404')
  expect(names()).not.toContain('assets/gone.pack.jsonl')
})

test('what a captive portal answers is no pack', async () => {
  const { cache, names } = cacheOf()
  vi.stubGlobal('fetch', async () => new Response(packOf('assets/home.js')))
  await expect(unpack(cache, NAMES)).rejects.toThrow('200')
  expect(names()).toEqual([])
})

test('the files of other versions are deleted; those of this one stay, also of a pack that has only begun', async () => {
  const { cache, names } = cacheOf()
  await unpack(cache, [NAMES[1]!])
  PACKS['assets/4.later.jsonl'] = packOf('assets/market.js', 'assets/home.css')
  arrives = { 'assets/4.later.jsonl': PACKS['assets/4.later.jsonl'].length - 8 }
  await expect(unpack(cache, ['assets/4.later.jsonl'])).rejects.toThrow('network error')
  await unpack(cache, [NAMES[0]!])
  await cache.delete('assets/home.css')
  await dropOtherPacks(cache, [NAMES[1]!, 'assets/4.later.jsonl'])
  expect(names()).toEqual(['assets/form.js', NAMES[1], 'assets/4.later.jsonl?begun', 'assets/market.js'])
})

test('the manifest names its packs, and which come later, last, to agents or with updates alone', () => {
  const revision = null
  const entries = [
    'assets/a.js',
    'assets/1.pack.jsonl',
    'assets/2.later.jsonl',
    'assets/3.last.jsonl',
    'assets/4.agent.jsonl',
    'assets/5.update.jsonl',
  ].map((url) => ({ url, revision }))
  expect(splitManifest(['app.html', ...entries])).toEqual({
    files: ['app.html', { url: 'assets/a.js', revision }],
    packs: ['assets/1.pack.jsonl'],
    later: ['assets/2.later.jsonl'],
    last: ['assets/3.last.jsonl'],
    agent: ['assets/4.agent.jsonl'],
    update: ['assets/5.update.jsonl'],
  })
})
