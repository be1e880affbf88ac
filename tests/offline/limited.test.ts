import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheStorage } from './cache-storage.ts'

const HOST = 'https://kuu.example'
const CACHE = 'kuu-photos'
const urlOf = (name: string) => `${HOST}/api/photos/${name}`

beforeEach(() => {
  // Workbox expects a worker's globals.
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('caches', cacheStorage(HOST).caches)
})
afterEach(() => vi.unstubAllGlobals())

/** Stores an answer, as a strategy does, and tells the plugin. */
async function add(name: string, most: number) {
  const { limited } = await import('#client/offline/worker/limited.ts')
  await (await caches.open(CACHE)).put(urlOf(name), new Response(name))
  await limited(CACHE, most).cacheDidUpdate!({} as never)
}

test('a cache holds as many answers as it may; the oldest goes first', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await add(name, 3)
  const kept = await (await caches.open(CACHE)).keys()
  expect(kept.map(({ url }) => url)).toEqual(['b', 'c', 'd'].map(urlOf))
})
