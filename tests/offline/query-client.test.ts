import 'fake-indexeddb/auto'
import { focusManager, hashKey, onlineManager, QueryObserver } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PHOTO_CACHE } from '#client/offline/worker/caches.ts'
import type { Role } from '#domain/roles.ts'
import { waitFor } from '../wait-for.ts'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

/** A page of a user that shows the answer of a procedure, and the number of its requests. */
async function page(role: Role, path: string) {
  const { startSession } = await import('#client/phone/session.ts')
  const { queryClient } = await import('#client/api/query-client.ts')
  startSession({ token: 't', user: { id: role, role } as never })
  queryClient.mount()
  const ask = vi.fn(async () => 'answer')
  const observer = new QueryObserver(queryClient, { queryKey: [path.split('.')], queryFn: ask })
  const leave = observer.subscribe(() => undefined)
  await waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  return {
    requestCount: () => ask.mock.calls.length,
    leave: () => {
      leave()
      queryClient.unmount()
    },
  }
}

const returns = {
  look: () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  },
  connection: () => {
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
  },
}
const MINUTE = 60_000

test.each<[role: Role, path: string, minutes: number, times: number]>([
  ['extension_agent', 'agent.dashboard.overview', 2, 2],
  ['extension_agent', 'farmer.contact.conversation', 2, 2],
  ['admin', 'admin.loans.list', 2, 2],
  ['admin', 'admin.loans.list', 0.5, 1],
  ['farmer', 'auth.sessions.list', 2, 2],
  ['farmer', 'farmer.crops.list', 600, 1],
  ['farmer', 'farmer.prices.board', 600, 1],
])('%s: %s, %d minutes later, has been asked %d times', async (role, path, minutes, times) => {
  for (const comeBack of Object.values(returns)) {
    const { requestCount, leave } = await page(role, path)
    vi.setSystemTime(Date.now() + minutes * MINUTE)
    comeBack()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(requestCount()).toBe(times)
    leave()
    vi.resetModules()
  }
})

test("the age on a screen is that of the server's answers, and not of what the phone says of itself", async () => {
  const { leave } = await page('farmer', 'farmer.crops.list')
  const { queryClient, shownQueries } = await import('#client/api/query-client.ts')
  const ofPhone = new QueryObserver(queryClient, { queryKey: ['kept on this phone'], queryFn: () => 1, staleTime: 0 })
  const leaveToo = ofPhone.subscribe(() => undefined)
  await waitFor(() => expect(ofPhone.getCurrentResult().isSuccess).toBe(true))
  expect(shownQueries().map(({ queryKey }) => queryKey)).toEqual([[['farmer', 'crops', 'list']]])
  leaveToo()
  leave()
})

test('the numbers on the bell and on the places, which stand on every screen, are not what a screen shows', async () => {
  const { queryClient, askedQueries } = await import('#client/api/query-client.ts')
  const ask = (path: string, input?: object) =>
    new QueryObserver(queryClient, { queryKey: [path.split('.'), { input }], queryFn: () => 1 }).subscribe(() => {})
  ask('farmer.notifications.unread')
  ask('agent.inbox.list', { limit: 1 })
  ask('agent.tickets.list', { status: 'open', assigned: 'me', limit: 1 })
  ask('auth.status')
  expect(askedQueries()).toEqual([])
  ask('agent.inbox.list', { limit: 10 })
  ask('auth.secondFactor.status')
  expect(askedQueries()).toHaveLength(2)
})

test.each<[role: Role, path: string, input: object, isKept: boolean]>([
  ['extension_agent', 'agent.visits.list', { open: true }, true],
  ['extension_agent', 'agent.farmers.list', { sort: 'fullName' }, true],
  ['extension_agent', 'agent.farmers.list', { search: 'martha' }, false],
  ['extension_agent', 'agent.sms.messages', {}, true],
  ['extension_agent', 'agent.reports.read', { period: '12w' }, true],
  ['admin', 'agent.visits.list', { open: true }, false],
])('%s: what %s answered to %j is kept on the phone: %s', async (role, path, input, isKept) => {
  const { startSession } = await import('#client/phone/session.ts')
  const { queryClient } = await import('#client/api/query-client.ts')
  const { retrieve } = await import('#client/offline/cache/persister.ts')
  startSession({ token: 't', user: { id: role, role } as never })
  const queryKey = [path.split('.'), { input }]
  await queryClient.fetchQuery({ queryKey, queryFn: async () => 'answer' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await retrieve(hashKey(queryKey))).toBe(isKept ? 'answer' : undefined)
})

test.each<[role: Role, path: string]>([
  ['extension_agent', 'agent.visits.list'],
  ['farmer', 'farmer.crops.list'],
])('%s: an old answer of %s is asked anew at once, and stays where that fails', async (role, path) => {
  const { leave } = await page(role, path)
  await new Promise((resolve) => setTimeout(resolve, 20))
  leave()
  const { queryClient } = await import('#client/api/query-client.ts')
  const { noteChanged } = await import('#client/offline/cache/freshness.ts')
  queryClient.clear()
  noteChanged(['everything'], Date.now() + 1)
  const lost = vi.fn(async () => Promise.reject(new Error('offline')))
  // The message of an error that nobody takes would be the only trace of the lost request.
  const untaken = vi.fn()
  process.on('unhandledRejection', untaken)
  const observer = new QueryObserver(queryClient, { queryKey: [path.split('.')], queryFn: lost })
  const leaveAgain = observer.subscribe(() => undefined)
  await waitFor(() => expect(observer.getCurrentResult().data).toBe('answer'))
  await waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(lost).toHaveBeenCalled()
  expect(observer.getCurrentResult().data).toBe('answer')
  expect(untaken).not.toHaveBeenCalled()
  process.off('unhandledRejection', untaken)
  leaveAgain()
})

test('what comes for the next person stays, however slowly the photos of the person before go', async () => {
  vi.useRealTimers()
  const { promise: names, resolve } = Promise.withResolvers<string[]>()
  const caches = { keys: () => names, delete: vi.fn(async () => true) }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { caches }))
  const { startSession } = await import('#client/phone/session.ts')
  const { openStore } = await import('#client/offline/store.ts')
  await import('#client/api/query-client.ts')
  startSession({ token: 't', user: { id: 'martha', role: 'farmer' } as never })
  const store = (await openStore())!
  await store.put('meta', { cursor: '7' }, 'heard martha')
  await store.put('queries', 'crops', 'martha crops')
  resolve([PHOTO_CACHE])
  await waitFor(() => expect(caches.delete).toHaveBeenCalledWith(PHOTO_CACHE))
  await new Promise((later) => setTimeout(later, 20))
  expect(await store.get('meta', 'heard martha')).toEqual({ cursor: '7' })
  expect(await store.get('queries', 'martha crops')).toBe('crops')
})
