import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const memory = new Map<string, string>()
beforeEach(() => {
  vi.resetModules()
  memory.clear()
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const user = { id: 'martha' } as never

test('a sign-out without a connection is completed later, once', async () => {
  const { deferSignOut, finishSignOut } = await import('#client/api/pending-sign-out.ts')
  const fetch = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetch.mockResolvedValue(Response.json({}))
  vi.stubGlobal('fetch', fetch)
  await finishSignOut()
  expect(fetch).not.toHaveBeenCalled()
  deferSignOut()
  for (let times = 0; times < 4; times++) await finishSignOut()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a user who has signed in since stays signed in', async () => {
  const { deferSignOut, finishSignOut } = await import('#client/api/pending-sign-out.ts')
  const { startSession } = await import('#client/api/session.ts')
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  deferSignOut()
  startSession({ token: 't', user })
  await finishSignOut()
  expect(fetch).not.toHaveBeenCalled()
})

test('cached answers of other users and of other formats are removed from the phone', async () => {
  const { startSession } = await import('#client/api/session.ts')
  const { dropUnreadable, cachedProcedures } = await import('#client/offline/cache/persister.ts')
  const { openStore } = await import('#client/offline/store.ts')
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
  expect(['farmer.crops.list', 'farmer.alerts.list', 'farmer.crops'].map(has)).toEqual([true, false, false])
})
