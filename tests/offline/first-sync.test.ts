import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '../wait-for.ts'

const NOTHING = { more: false, isReset: false, lists: [], advisories: { changed: [], gone: [] }, prices: { changed: [], gone: [] } } // biome-ignore format: one empty answer
const key = (list: string) => [['farmer', list, 'list'], { type: 'query' }]

beforeEach(() => {
  vi.resetModules()
  const memory = new Map<string, string>()
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('document', { addEventListener: () => undefined, getElementById: () => null })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => void memory.set(name, value),
    removeItem: (name: string) => void memory.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A phone that has synchronized nothing yet, and its connection to the server. */
async function phone(userId = `martha-${Math.random()}`) {
  const ask = vi.fn(async (_: { cursor?: string }) => ({ ...NOTHING, cursor: '7' }))
  vi.doMock('#client/api/client.ts', () => ({ api: { farmer: { sync: { changes: { query: ask } } } } }))
  const { startSession } = await import('#client/phone/session.ts')
  startSession({ token: 't', user: { id: userId, role: 'farmer' } as never })
  const { syncNow } = await import('#client/offline/cache/sync.ts')
  const { staleTimeOf } = await import('#client/offline/cache/freshness.ts')
  return { ask, syncNow, stale: (at: number) => staleTimeOf({ queryKey: key('crops'), state: { dataUpdatedAt: at } }) }
}

test('what was read before the first round is read again: no change list covers the time between', async () => {
  const { ask, syncNow, stale } = await phone()
  const before = Date.now() - 1000
  expect(stale(before)).toBe(Number.POSITIVE_INFINITY)
  await syncNow()
  expect(ask).toHaveBeenLastCalledWith({ cursor: undefined })
  expect(stale(before)).toBe(0)
  expect(stale(Date.now() + 1)).toBe(Number.POSITIVE_INFINITY)
})

test("a later round continues from the phone's cursor, and makes nothing stale", async () => {
  const { ask, syncNow, stale } = await phone()
  await syncNow()
  const read = Date.now() + 1
  await syncNow()
  expect(ask).toHaveBeenLastCalledWith({ cursor: '7' })
  expect(stale(read)).toBe(Number.POSITIVE_INFINITY)
})

test.each([
  ['martha', '5'],
  ['joseph', undefined],
])('the first round of %s goes on where the answers of a page for Martha end', async (userId, cursor) => {
  const brought = { userId: 'martha', cursor: '5', answers: [] }
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    getElementById: () => ({ textContent: JSON.stringify(brought) }),
  })
  const { ask, syncNow, stale } = await phone(userId)
  const read = Date.now() - 1000
  await syncNow()
  expect(ask).toHaveBeenLastCalledWith({ cursor })
  expect(stale(read)).toBe(userId === 'martha' ? Number.POSITIVE_INFINITY : 0)
})

test('who signs in while a round for somebody else is under way gets a round of her own', async () => {
  const { ask } = await phone('martha')
  const { startSession } = await import('#client/phone/session.ts')
  const { startSync } = await import('#client/offline/cache/sync.ts')
  const { promise: answer, resolve: answerNow } = Promise.withResolvers<Awaited<ReturnType<typeof ask>>>()
  ask.mockReturnValueOnce(answer)
  startSync()
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  startSession({ token: 'u', user: { id: 'kou', role: 'farmer' } as never })
  answerNow({ ...NOTHING, cursor: '9' })
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  expect(ask).toHaveBeenLastCalledWith({ cursor: undefined })
})

test.each([
  ['its list has changed', { lists: ['notifications'] }, 1],
  ['all may have changed', { isReset: true }, 1],
  ['another list has changed', { lists: ['crops'] }, 0],
])('the list behind the bell is fetched with the round where %s', async (_, answer, times) => {
  const fetchNotifications = vi.fn(async () => undefined)
  vi.doMock('#client/offline/ahead/newest-notifications.ts', () => ({ fetchNotifications }))
  const { ask, syncNow } = await phone()
  await syncNow()
  ask.mockResolvedValueOnce({ ...NOTHING, ...answer, cursor: '8' } as never)
  await syncNow()
  await new Promise((later) => setTimeout(later, 20))
  expect(fetchNotifications).toHaveBeenCalledTimes(times)
})
