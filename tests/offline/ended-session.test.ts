import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OWN } from './network.ts'
import { KINDS } from './written.ts'

const memory: Record<string, string> = {}
let answer: () => Promise<Response>

beforeEach(() => {
  vi.resetModules()
  for (const key of Object.keys(memory)) delete memory[key]
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', {
    ...memory,
    getItem: (key: string) => memory[key] ?? null,
    setItem: (key: string, value: string) => {
      memory[key] = value
      localStorage[key] = value
    },
    removeItem: (key: string) => {
      delete memory[key]
      delete localStorage[key]
    },
  })
  vi.stubGlobal('fetch', () => answer())
  answer = async () =>
    Response.json([{ error: { json: { message: 'No', code: -32001, data: { code: 'UNAUTHORIZED', problem: 'signInFirst' } } } }], { status: 401, headers: OWN }) // biome-ignore format: one answer
})
afterEach(() => vi.unstubAllGlobals())

const person = (id: string, fullName: string) => ({ token: `of ${id}`, user: { id, username: id, fullName, role: 'farmer' } as never }) // biome-ignore format: one person
const MARTHA = person('martha', 'Martha Kollie')
const JOSEPH = person('joseph', 'Joseph Flomo')
const CROPS = [['farmer', 'crops', 'list'], { type: 'query' }]

/** A phone on which Martha reads her crops, has begun a form with a photo, and has written a note that waits. */
async function phone() {
  const session = await import('#client/phone/session.ts')
  const { queryClient } = await import('#client/api/query-client.ts')
  const { storeAnswer, dropUnreadable, retrieve } = await import('#client/offline/cache/persister.ts')
  const { writeDraft, countDrafts } = await import('#client/ui/form/drafts.ts')
  const { keepPhoto, readPhoto } = await import('#client/offline/photos/kept-photos.ts')
  const { openOutboxStore } = await import('#client/offline/outbox/outbox-store.ts')
  const { endedSession } = await import('#client/phone/ended-session.ts')
  const { api } = await import('#client/api/client.ts')
  session.startSession(MARTHA)
  queryClient.setQueryData(CROPS, ['maize'])
  const query = queryClient.getQueryCache().find({ queryKey: CROPS })!
  await storeAnswer(query)
  writeDraft('note', { text: 'Half a' }, { initial: { text: '' } })
  await keepPhoto('leaf', Promise.resolve(new Blob(['leaf'], { type: 'image/jpeg' })))
  const box = await openOutboxStore()
  await box.add(KINDS.note('w1.'))
  return {
    ...session,
    endedSession,
    api,
    dropUnreadable,
    shown: () => queryClient.getQueryData(CROPS),
    /** What is stored for the signed-in user, once the phone has come to rest. */
    kept: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return {
        crops: await retrieve(query.queryHash),
        drafts: countDrafts('martha'),
        photo: await readPhoto('leaf').then(
          (photo) => photo.text(),
          () => null,
        ),
        outbox: (await box.list()).length,
      }
    },
  }
}

/** The server does not know the session any more. */
const expire = (api: Awaited<ReturnType<typeof phone>>['api']) =>
  import('#client/api/query-client.ts').then(
    ({ queryClient }) =>
    queryClient.fetchQuery({ queryKey: ['unread'], queryFn: () => api.farmer.notifications.unread.query(), persister: undefined as never }).catch(() => null), // biome-ignore format: one query
  )

test('a session that the server has ended locks the phone, and what it stores is there for the same person', async () => {
  const { api, endedSession, getSession, shown, kept, startSession, dropUnreadable } = await phone()
  await expire(api)
  expect(getSession()).toBeNull()
  expect(shown()).toBeUndefined()
  expect(endedSession()).toEqual({ id: 'martha', username: 'martha', fullName: 'Martha Kollie' })
  await dropUnreadable()
  startSession(MARTHA)
  expect(await kept()).toEqual({ crops: ['maize'], drafts: 1, photo: 'leaf', outbox: 1 })
  expect(endedSession()).toBeNull()
})

test.each<[string, () => Promise<Response>]>([
  ['a captive portal', async () => Response.json([{ error: { json: { message: 'No', code: -32001, data: { code: 'UNAUTHORIZED' } } } }], { status: 401 })], // biome-ignore format: one row
  ['a broken line', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s ends no session', async (_, portal) => {
  const { api, getSession } = await phone()
  answer = portal
  await expire(api)
  expect(getSession()).toEqual(MARTHA)
})

test('for another person nothing is left but what waits to be sent', async () => {
  const { api, startSession, kept } = await phone()
  await expire(api)
  startSession(JOSEPH)
  await kept()
  startSession(MARTHA)
  expect(await kept()).toEqual({ crops: undefined, drafts: 0, photo: null, outbox: 1 })
})

test('after a sign-out nothing is left but what waits to be sent', async () => {
  const { endSession, endedSession, startSession, kept } = await phone()
  endSession()
  expect(endedSession()).toBeNull()
  await kept()
  startSession(MARTHA)
  expect(await kept()).toEqual({ crops: undefined, drafts: 0, photo: null, outbox: 1 })
})

test('a session that a new version of the app ends is one that ended by itself', async () => {
  Object.assign(memory, { authRotation: 'older', authToken: 't', authUser: JSON.stringify({ ...MARTHA.user as object, email: null, phone: null, location: null, language: 'english', preferredLocation: '', isActive: true, createdAt: '' }) }) // biome-ignore format: one user
  const { getSession } = await import('#client/phone/session.ts')
  const { endedSession } = await import('#client/phone/ended-session.ts')
  expect([getSession(), endedSession()?.fullName]).toEqual([null, 'Martha Kollie'])
})

const visit = { href: '/crops', preload: false }
test('without a session and without a connection a screen leads to the sign-in, and not to an error', async () => {
  const { requireRole } = await import('#client/api/guards.ts')
  for (const lost of [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('<h1>Log in</h1>'),
  ]) {
    // biome-ignore format: one table
    answer = lost
    await expect(requireRole('farmer', visit)).rejects.toMatchObject({ options: { to: '/login', search: { next: '/crops' } } }) // biome-ignore format: one row
    await expect(requireRole('farmer', { ...visit, isPublic: true })).resolves.toBeUndefined()
  }
})
