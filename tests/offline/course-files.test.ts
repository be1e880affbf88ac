import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { courseFile, isCourseFile } from '#client/offline/worker/course-files.ts'
import { cacheStorage } from './cache-storage.ts'
import { OWN } from './network.ts'

const ORIGIN = 'https://kuu.example'
const VIDEO = `${ORIGIN}/files/land.mp4`
const BYTES = new Uint8Array(1000).map((_, at) => at % 251)
let storage: ReturnType<typeof cacheStorage>

beforeEach(async () => {
  storage = cacheStorage(ORIGIN)
  vi.stubGlobal('caches', storage.caches)
  vi.stubGlobal('fetch', async () => new Response('of the server'))
  await store('kuu-course martha open', { ...OWN, 'content-type': 'video/mp4' })
})
afterEach(() => vi.unstubAllGlobals())

const store = async (cache: string, headers: Record<string, string>) =>
  (await storage.caches.open(cache)).put(VIDEO, new Response(BYTES, { headers }))
const ask = (range?: string) => courseFile({ request: new Request(VIDEO, range ? { headers: { range } } : {}) })

test('a saved video is answered whole', async () => {
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(BYTES)
})

test.each([
  ['bytes=0-', 0, 1000],
  ['bytes=100-199', 100, 200],
  ['bytes=900-5000', 900, 1000],
  ['bytes=-50', 950, 1000],
  ['bytes=-5000', 0, 1000],
])('of %s it answers the part', async (range, from, to) => {
  const answer = await ask(range)
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/1000`)
  expect(answer.headers.get('content-type')).toBe('video/mp4')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(BYTES.slice(from, to))
})

test.each(['bytes=1000-', 'bytes=2000-3000', 'bytes=5-2', 'bytes=-0'])('%s lies behind its end', async (range) => {
  const answer = await ask(range)
  expect(answer.status).toBe(416)
  expect(answer.headers.get('content-range')).toBe('bytes */1000')
})

test.each(['lines=1-2', 'bytes=0-1,5-6', 'bytes=-', 'bytes=a-b'])(
  '%s is no part: the whole file is answered',
  async (range) => {
    expect((await (await ask(range)).arrayBuffer()).byteLength).toBe(1000)
  },
)

test("what is not saved, and what is not our server's, comes from the server", async () => {
  await storage.caches.delete('kuu-course martha open')
  expect(await (await ask()).text()).toBe('of the server')
  await store('kuu-course martha open', { 'content-type': 'video/mp4' })
  expect(await (await ask()).text()).toBe('of the server')
  await store('kuu-assets', { ...OWN })
  expect(await (await ask()).text()).toBe('of the server')
})

test.each([
  ['/files/land.mp4', 'video', 'no-cors', true, true],
  ['/files/land.vtt', 'track', 'cors', true, true],
  ['/files/worm.png', 'image', 'no-cors', true, true],
  ['/api/files/plan', 'document', 'navigate', true, true],
  ['/files/plan.pdf', 'document', 'navigate', true, true],
  ['/courses/open', 'document', 'navigate', true, false],
  ['/trpc/learning.courses.get', '', 'cors', true, false],
  ['/worm.png', 'image', 'no-cors', false, false],
])('%s as %s, %s, of our origin %s: may be of a course %s', (path, destination, mode, sameOrigin, isOne) => {
  const request = { destination, mode } as Request
  expect(isCourseFile({ request, url: new URL(path, ORIGIN), sameOrigin })).toBe(isOne)
})
