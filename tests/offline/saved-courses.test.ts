import 'fake-indexeddb/auto'
import { eq } from 'drizzle-orm'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { courses, lessons, quizQuestions } from '#db/schema/index.ts'
import { teach, WHY } from '../lessons.ts'
import { type Village, village } from '../village.ts'
import { waitFor } from '../wait-for.ts'
import { cacheStorage } from './cache-storage.ts'
import { OWN } from './network.ts'

const ORIGIN = 'https://kuu.example'
let v: Village
let memory: Map<string, string>
let storage: ReturnType<typeof cacheStorage>
/** What the server has besides the API, by path: a file of so many bytes. */
let files: Record<string, number>
let isCut: (path: string, method?: string) => boolean

beforeEach(() => {
  vi.resetModules()
  v = village()
  teach(v)
  memory = new Map()
  storage = cacheStorage(ORIGIN)
  files = {}
  isCut = () => false
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('window', Object.assign(new EventTarget(), { caches: storage.caches }))
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('caches', storage.caches)
  const serviceWorker = { ready: Promise.resolve({ active: null }) }
  vi.stubGlobal('navigator', { onLine: true, serviceWorker })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => void memory.set(name, value),
    removeItem: (name: string) => void memory.delete(name),
  })
  vi.stubGlobal('fetch', ask)
})
afterEach(() => vi.unstubAllGlobals())

async function ask(url: string, init: RequestInit = {}) {
  if (isCut(url, init.method)) throw new TypeError('Failed to fetch')
  if (!url.startsWith('/files/')) return v.app.request(`${ORIGIN}${url}`, init)
  const size = files[url]
  if (size === undefined) return new Response('', { status: 404, headers: OWN })
  const headers = { ...OWN, 'content-type': 'video/mp4', 'content-length': String(size) }
  return new Response(init.method === 'HEAD' ? null : new Uint8Array(size), { headers })
}

async function phoneOf(who: 'martha' | 'joseph' = 'martha') {
  const session = await import('#client/phone/session.ts')
  const { token } = await v.sessions.open(who)
  session.startSession({ token, user: v.people[who] as never })
  const { startSaving, cancelSaving } = await import('#client/offline/saved-courses/saving.ts')
  const { forgetCourse, forgetCoursesBut, listSavedCourses } = await import(
    '#client/offline/saved-courses/saved-courses.ts'
  )
  const { storedHashes } = await import('#client/offline/cache/persister.ts')
  const stored = async () => [...((await storedHashes()) ?? [])].map((hash) => JSON.parse(hash)[0].join('.'))
  return { ...session, forgetCourse, forgetCoursesBut, listSavedCourses, startSaving, cancelSaving, stored }
}

/** Everything that a browser keeps, as text. */
async function everything() {
  const { openStore } = await import('#client/offline/store.ts')
  const store = (await openStore())!
  const rows = await Promise.all((['queries', 'meta', 'outbox'] as const).map((name) => store.getAll(name)))
  const bodies = [...storage.all.values()].flatMap((cache) => [...cache.values()].map(({ body }) => body.text()))
  return JSON.stringify([rows, await Promise.all(bodies), [...memory]])
}

const illustrate = () => {
  files = { '/files/land.mp4': 3_000_000, '/files/worm.png': 5_000, '/files/long.mp4': 60_000_000 }
  v.db.update(lessons).set({ videoUrl: '/files/land.mp4', content: '![Worm](/files/worm.png) ![Gone](/files/gone.png)' }).where(eq(lessons.id, 'land')).run() // biome-ignore format: one statement
  v.db.update(lessons).set({ videoUrl: '/files/long.mp4' }).where(eq(lessons.id, 'store')).run()
}
const fileNames = () =>
  [...storage.all.values()].flatMap((cache) => [...cache.keys()].map((url) => new URL(url).pathname))

test('a saved course has its lessons, quizzes, attempts and files; a file that is gone and a large video are left out', async () => {
  illustrate()
  const { startSaving, listSavedCourses, stored } = await phoneOf()
  await startSaving('open')
  const [course] = await listSavedCourses()
  expect(course).toMatchObject({
    id: 'open',
    isWhole: true,
    lessons: ['land', 'store'],
    quizzes: ['check'],
    leftOut: ['Store it'],
  })
  expect(course!.bytes).toBeGreaterThan(3_005_000)
  expect(course!.bytes).toBeLessThan(3_015_000)
  expect(await stored()).toEqual(
    expect.arrayContaining(['learning.courses.get', 'learning.courses.list', 'learning.courses.mine', 'learning.lessons.show', 'learning.quizzes.get', 'learning.quizzes.attempts']), // biome-ignore format: one list
  )
  expect(fileNames().sort()).toEqual(['/files/land.mp4', '/files/worm.png'])
})

test('nothing on the phone tells what is right, or why', async () => {
  const { startSaving } = await phoneOf()
  await startSaving('open')
  const text = await everything()
  expect(text).toContain('Which soil?')
  expect(text).not.toMatch(/correctAnswer|explanation/i)
  expect(text).not.toContain(WHY)
})

test('a cut leaves a course that is not saved; going on does not fetch again what arrived', async () => {
  illustrate()
  const { startSaving, listSavedCourses } = await phoneOf()
  isCut = (path, method) => path === '/files/worm.png' && method !== 'HEAD'
  await startSaving('open')
  expect(await listSavedCourses()).toMatchObject([{ isWhole: false }])
  const fetched = vi.fn(ask)
  vi.stubGlobal('fetch', fetched)
  isCut = () => false
  files['/files/gone.png'] = 10
  await startSaving('open')
  expect(await listSavedCourses()).toMatchObject([{ isWhole: true }])
  const asked = (path: string) =>
    fetched.mock.calls.filter(([url, init]) => url === path && init?.method !== 'HEAD').length
  expect(['/files/land.mp4', '/files/worm.png', '/files/gone.png'].map(asked)).toEqual([0, 1, 1])
})

test('a course that finds no room leaves nothing behind', async () => {
  illustrate()
  storage.phone.room = 1_000_000
  const { startSaving, listSavedCourses, stored } = await phoneOf()
  await startSaving('open')
  expect(await listSavedCourses()).toEqual([])
  expect(fileNames()).toEqual([])
  expect(await stored()).not.toContain('learning.lessons.show')
})

test('neither does one that was cancelled, nor one that a captive portal answers for', async () => {
  illustrate()
  const { startSaving, cancelSaving, listSavedCourses } = await phoneOf()
  const saving = startSaving('open')
  cancelSaving('open')
  await saving
  expect([await listSavedCourses(), fileNames()]).toEqual([[], []])
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.startsWith('/files/')
      ? new Response('<h1>Log in</h1>', { headers: { 'content-type': 'image/png' } })
      : ask(url, init),
  )
  await startSaving('open')
  expect((await listSavedCourses()).filter(({ isWhole }) => isWhole)).toEqual([])
  expect(fileNames()).toEqual([])
})

test('what was deleted is gone, and the course that was opened stays', async () => {
  illustrate()
  const { startSaving, forgetCourse, listSavedCourses, stored } = await phoneOf()
  await startSaving('open')
  await forgetCourse('open')
  expect([await listSavedCourses(), fileNames()]).toEqual([[], []])
  expect(await stored()).toContain('learning.courses.get')
  expect(await stored()).not.toContain('learning.lessons.show')
  expect(await stored()).not.toContain('learning.quizzes.get')
})

test('a course that is in the catalogue no more leaves the phone', async () => {
  const { startSaving, forgetCoursesBut, listSavedCourses } = await phoneOf()
  await startSaving('open')
  await forgetCoursesBut(['open', 'priced'])
  expect(await listSavedCourses()).toHaveLength(1)
  await forgetCoursesBut(['priced'])
  expect(await listSavedCourses()).toEqual([])
})

test('a sign-out, and somebody else, remove all of it; a session that ends by itself removes nothing', async () => {
  illustrate()
  const { startSaving, listSavedCourses, loseSession, startSession, endSession } = await phoneOf()
  await startSaving('open')
  loseSession()
  expect(fileNames()).toHaveLength(2)
  const { token } = await v.sessions.open('martha')
  startSession({ token, user: v.people.martha as never })
  expect(await listSavedCourses()).toHaveLength(1)
  endSession()
  await waitFor(async () => {
    expect(fileNames()).toEqual([])
    const { openStore } = await import('#client/offline/store.ts')
    expect(await (await openStore())!.count('meta')).toBe(0)
  })
})

test('a changed course is another version, and is stored anew; until then the old one stays', async () => {
  illustrate()
  const { startSaving, listSavedCourses } = await phoneOf()
  await startSaving('open')
  const [before] = await listSavedCourses()
  v.db.insert(lessons).values({ id: 'sell', moduleId: 'open-module', title: 'Sell', content: 'Early.', orderIndex: 3 }).run() // biome-ignore format: one row
  v.db.update(lessons).set({ videoUrl: null }).run()
  isCut = (path) => path.includes('quizzes.get')
  await startSaving('open')
  expect(await listSavedCourses()).toEqual([before])
  isCut = () => false
  await startSaving('open')
  const [after] = await listSavedCourses()
  expect(after).toMatchObject({ isWhole: true, lessons: ['land', 'store', 'sell'] })
  expect(after!.version).not.toBe(before!.version)
  // A file that the course has no more goes.
  expect(fileNames()).toEqual(['/files/worm.png'])
})

test('a course without lessons, or with none that may be read, is not saved', async () => {
  const { startSaving, listSavedCourses } = await phoneOf('joseph')
  await startSaving('priced')
  await startSaving('draft')
  expect(await listSavedCourses()).toEqual([])
  expect(v.db.select().from(courses).all()).toHaveLength(3)
  expect(v.db.select().from(quizQuestions).all()).toHaveLength(3)
})

test('a store that takes no more answers is noticed, though storing one does not say so', async () => {
  const { startSaving, listSavedCourses } = await phoneOf()
  const put = IDBObjectStore.prototype.put
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === 'queries' && JSON.stringify(given[0]).includes('Which soil?')) throw new DOMException('', 'QuotaExceededError') // biome-ignore format: one rule
    return put.apply(this, given)
  })
  await startSaving('open')
  full.mockRestore()
  expect(await listSavedCourses()).toEqual([])
})
