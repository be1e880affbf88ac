import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '../wait-for.ts'
import { OWN } from './network.ts'

const memory = new Map<string, string>()
type Sent = { path: string; token: string | null; credentials: RequestCredentials | undefined; body: unknown }
let sent: Sent[]
let answer: (signal: AbortSignal) => Promise<Response>

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  memory.clear()
  sent = []
  answer = async () => Response.json({}, { headers: OWN })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  })
  vi.stubGlobal('fetch', async (url: string, { headers, credentials, body, signal }: RequestInit) => {
    sent.push({
      path: url,
      token: new Headers(headers).get('authorization'),
      credentials,
      body: JSON.parse(String(body ?? '{}')),
    })
    return answer(signal!)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const user = { id: 'martha' } as never
const phone = async () => ({
  ...(await import('#client/api/pending-sign-out.ts')),
  ...(await import('#client/phone/session.ts')),
})
const LOGOUT = { path: '/trpc/auth.logout', token: 'Bearer hers', credentials: 'same-origin', body: {} }
const requests = () => sent.filter(({ path }) => path !== '/api/health')

test.each<[string, () => Promise<Response>]>([
  ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a captive portal accepts it', async () => new Response('<h1>Log in</h1>')],
  ['a captive portal answers with JSON', async () => Response.json({})],
  ['a captive portal refuses it', async () => Response.json({ message: 'No' }, { status: 401 })],
  ['a captive portal leads to its page', async () => new Response(null, { status: 302 })],
  ['the server is in trouble', async () => new Response('', { status: 500, headers: OWN })],
])('while %s, a sign-out is owed to the server, and then done once', async (_, trouble) => {
  const { deferSignOut, finishSignOut } = await phone()
  answer = trouble
  deferSignOut('hers')
  await finishSignOut()
  answer = async () => Response.json({}, { headers: OWN })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(requests()).toEqual([LOGOUT, LOGOUT])
  await finishSignOut()
  expect(requests()).toHaveLength(2)
  expect(memory.has('signOutOwed')).toBe(false)
})

test('a line that hangs is given up, and the sign-out sent again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { deferSignOut, finishSignOut } = await phone()
  answer = (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  deferSignOut('hers')
  const first = finishSignOut()
  await vi.advanceTimersByTimeAsync(10_100)
  await first
  answer = async () => new Response('', { status: 401, headers: OWN })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(requests()).toEqual([LOGOUT, LOGOUT])
  expect(memory.has('signOutOwed')).toBe(false)
})

test('whoever has signed in since stays signed in, and the session of before ends all the same', async () => {
  const { deferSignOut, finishSignOut, startSession } = await phone()
  deferSignOut('hers')
  startSession({ token: 'next', user })
  await finishSignOut()
  // Without cookies: the answer cannot take the one that came with the new session.
  expect(requests()).toEqual([{ ...LOGOUT, credentials: 'omit' }])
})

test('an answer that comes after the next sign-in is not listened to', async () => {
  const { deferSignOut, finishSignOut, startSession } = await phone()
  let isAborted = false
  answer = (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        isAborted = true
        reject(signal.reason)
      })
    })
  deferSignOut('hers')
  const first = finishSignOut()
  await waitFor(() => expect(requests()).toHaveLength(1))
  startSession({ token: 'next', user })
  await first
  expect(isAborted).toBe(true)
  answer = async () => Response.json({}, { headers: OWN })
  await finishSignOut()
  expect(requests().at(-1)).toEqual({ ...LOGOUT, credentials: 'omit' })
})

test('what an older version owes is ended by its cookie, unless somebody has signed in since', async () => {
  memory.set('signOutOwed', '1')
  const { finishSignOut, startSession } = await phone()
  await finishSignOut()
  expect(requests()).toEqual([{ ...LOGOUT, token: null }])
  memory.set('signOutOwed', '1')
  startSession({ token: 'next', user })
  await finishSignOut()
  expect(requests()).toHaveLength(1)
  expect(memory.has('signOutOwed')).toBe(false)
})

test('the server is told where the pushes of the phone went', async () => {
  memory.set('pushOwner', 'martha')
  const unsubscribe = vi.fn(() => new Promise<boolean>(() => undefined))
  const subscription = { endpoint: 'https://push.example/1', unsubscribe }
  const registration = { pushManager: { getSubscription: async () => subscription } }
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: async () => registration } })
  const { deferSignOut, finishSignOut } = await phone()
  deferSignOut('hers')
  await finishSignOut()
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(requests()).toEqual([
    { ...LOGOUT, path: '/trpc/farmer.push.unsubscribe', body: { json: { endpoint: 'https://push.example/1' } } },
    LOGOUT,
  ])
  expect(memory.has('pushOwner')).toBe(false)
})

test('cached answers of other users and of other formats are removed from the phone', async () => {
  const { startSession } = await phone()
  const { dropUnreadable, cachedProcedures } = await import('#client/offline/cache/persister.ts')
  const { openStore } = await import('#client/offline/store.ts')
  vi.useRealTimers()
  startSession({ token: 't', user })
  const store = (await openStore())!
  const key = (who: string, list: string) => `${who} -[["farmer","${list}","list"]]`
  // Without a build no procedure has a hash: all have 'other'.
  await store.put('queries', { buster: 'other' }, key('martha', 'crops'))
  await store.put('queries', { buster: 'older' }, key('martha', 'alerts'))
  await store.put('queries', { buster: 'other' }, key('joseph', 'prices'))
  await dropUnreadable()
  expect(await store.getAllKeys('queries')).toEqual([key('martha', 'crops')])
  const has = await cachedProcedures()
  expect([has('farmer.crops.list'), has('farmer.alerts.list'), has('farmer.crops.catalogue')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a line that comes back while the phone still leaves tells the server nothing yet', async () => {
  const { deferSignOut, finishSignOut, startSession, endSession } = await phone()
  startSession({ token: 'hers', user })
  deferSignOut('hers')
  await finishSignOut()
  expect(requests()).toEqual([])
  endSession()
  await finishSignOut()
  expect(requests()).toEqual([LOGOUT])
})
