import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from './browser.ts'
import { KINDS } from './written.ts'

stubBrowser()
afterEach(() => void vi.doUnmock('idb'))

const DAY_MS = 86_400_000
const key = (list: string) => [['farmer', list, 'list'], { type: 'query' }]

/** A phone with cached answers to these queries of the farmer, and its signed-in user. */
async function phone(answers: { list: string; whose?: string; buster?: string; ageMs?: number }[], userId = 'martha') {
  const { startSession } = await import('#client/phone/session.ts')
  const { openStore } = await import('#client/offline/store.ts')
  startSession({ token: 't', user: { id: userId, role: 'farmer' } as never })
  const store = (await openStore())!
  for (const { list, whose = 'martha', buster = 'other', ageMs = 0 } of answers) {
    const queryKey = key(list)
    const state = { data: `${list} of ${whose}`, dataUpdatedAt: Date.now() - ageMs }
    await store.put('queries', { queryKey, buster, state }, `${whose} -${JSON.stringify(queryKey)}`)
  }
  const { restoreHome, isHomeRestored } = await import('#client/offline/cache/restore-home.ts')
  const { queryClient } = await import('#client/api/query-client.ts')
  return { restoreHome, isHomeRestored, queryClient, shown: (list: string) => queryClient.getQueryData(key(list)) }
}

/** A write of a user that waits on the phone. */
async function written(userId: string) {
  const { outboxStoreIn } = await import('#client/offline/outbox/outbox-store.ts')
  const { openStore } = await import('#client/offline/store.ts')
  return outboxStoreIn((await openStore())!).add({ ...KINDS.note('w1.'), userId, optimisticAnswer: {} })
}

test('the home has its cached answers before it is drawn, with their age', async () => {
  const { restoreHome, isHomeRestored, queryClient, shown } = await phone([{ list: 'crops', ageMs: DAY_MS }])
  expect(isHomeRestored()).toBe(false)
  await restoreHome()
  expect(isHomeRestored()).toBe(true)
  expect(shown('crops')).toBe('crops of martha')
  expect(queryClient.getQueryState(key('crops'))?.dataUpdatedAt).toBeLessThanOrEqual(Date.now() - DAY_MS)
})

test('the answers that the page brought are there before it is drawn, and are kept on the phone', async () => {
  const brought = { userId: 'martha', cursor: '5', answers: [{ key: key('crops'), data: 'crops of the page' }] }
  Object.assign(document, { getElementById: () => ({ textContent: JSON.stringify(brought) }) })
  const { restoreHome, isHomeRestored, shown } = await phone([{ list: 'crops' }, { list: 'alerts' }])
  await restoreHome()
  expect(isHomeRestored()).toBe(true)
  expect(shown('crops')).toBe('crops of the page')
  expect(shown('alerts')).toBe('alerts of martha')
  const { openStore } = await import('#client/offline/store.ts')
  const kept = async () =>
    (await (await openStore())!.get('queries', `martha -${JSON.stringify(key('crops'))}`)) as object
  await expect.poll(kept).toMatchObject({ state: { data: 'crops of the page' } })
})

test('who signs in again in the same window is not shown what the page brought before', async () => {
  const brought = { userId: 'martha', cursor: '5', answers: [{ key: key('crops'), data: 'crops of the page' }] }
  Object.assign(document, { getElementById: () => ({ textContent: JSON.stringify(brought) }) })
  const { restoreHome, isHomeRestored, shown } = await phone([])
  await restoreHome()
  expect(shown('crops')).toBe('crops of the page')
  const { endSession, startSession } = await import('#client/phone/session.ts')
  const { forgetAnswers } = await import('#client/offline/cache/persister.ts')
  endSession()
  await forgetAnswers()
  startSession({ token: 't2', user: { id: 'martha', role: 'farmer' } as never })
  await restoreHome()
  expect(shown('crops')).toBeUndefined()
  expect(isHomeRestored()).toBe(false)
})

test('what a page brought for somebody else is not shown', async () => {
  const brought = { userId: 'joseph', cursor: '5', answers: [{ key: key('crops'), data: 'crops of Joseph' }] }
  Object.assign(document, { getElementById: () => ({ textContent: JSON.stringify(brought) }) })
  const { restoreHome, isHomeRestored, shown } = await phone([])
  await restoreHome()
  expect(isHomeRestored()).toBe(false)
  expect(shown('crops')).toBeUndefined()
})

test('answers of another user, of another format or not part of the home are not restored', async () => {
  const { restoreHome, isHomeRestored, queryClient } = await phone([
    { list: 'crops', whose: 'joseph' },
    { list: 'alerts', buster: 'older' },
    { list: 'bookmarks' },
  ])
  await restoreHome()
  expect(isHomeRestored()).toBe(false)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

test('what waits in the outbox is known before any screen is drawn, with the answers or without', async () => {
  const { restoreHome, isHomeRestored } = await phone([])
  const { getOutbox } = await import('#client/offline/outbox/outbox-state.ts')
  const mine = await written('martha')
  await written('joseph')
  await restoreHome()
  expect(getOutbox().entries).toEqual([mine])
  expect(isHomeRestored()).toBe(false)
})

test('the outbox of one user is not shown to the next', async () => {
  const { restoreHome } = await phone([{ list: 'crops' }])
  const { getOutbox } = await import('#client/offline/outbox/outbox-state.ts')
  const { endSession, startSession } = await import('#client/phone/session.ts')
  const mine = await written('martha')
  await restoreHome()
  endSession()
  expect(getOutbox().entries).toEqual([])
  startSession({ token: 't', user: { id: 'joseph', role: 'farmer' } as never })
  await restoreHome()
  expect(getOutbox().entries).toEqual([])
  startSession({ token: 't', user: { id: 'martha', role: 'farmer' } as never })
  await restoreHome()
  expect(getOutbox().entries).toEqual([mine])
})

test('the running outbox knows more than a first look that comes late, and shows the same entries once', async () => {
  const { restoreHome } = await phone([])
  const { getOutbox, showOutbox } = await import('#client/offline/outbox/outbox-state.ts')
  const mine = await written('martha')
  await restoreHome()
  const { entries } = getOutbox()
  showOutbox({ entries: [{ ...mine }] })
  expect(getOutbox().entries).toBe(entries)
  showOutbox({ entries: [{ ...mine, isDone: true }] })
  const { showFirst } = await import('#client/offline/outbox/outbox-state.ts')
  showFirst([mine])
  expect(getOutbox().entries).toEqual([{ ...mine, isDone: true }])
})

test('an answer of a season ago is restored: nothing newer has taken its place', async () => {
  const { restoreHome, queryClient, shown } = await phone([{ list: 'crops', ageMs: 91 * DAY_MS }])
  await restoreHome()
  expect(shown('crops')).toBe('crops of martha')
  expect(queryClient.getQueryState(key('crops'))?.dataUpdatedAt).toBeLessThanOrEqual(Date.now() - 91 * DAY_MS)
})

test('an answer that arrives first is newer, and stays', async () => {
  const { restoreHome, queryClient, shown } = await phone([{ list: 'crops' }])
  queryClient.setQueryData(key('crops'), 'just now')
  await restoreHome()
  expect(shown('crops')).toBe('just now')
})

test('a phone without cached answers reads the store once, until something is written', async () => {
  const { restoreHome, queryClient } = await phone([{ list: 'crops', whose: 'joseph' }])
  const { storeAnswer, retrieve } = await import('#client/offline/cache/persister.ts')
  const looks = ['get', 'getAll', 'count'].map((name) => vi.spyOn(IDBObjectStore.prototype, name as 'get'))
  // The outbox is read in any case.
  const lookedFor = () => looks.map(({ mock }) => mock.calls.length)
  await restoreHome()
  queryClient.setQueryData(key('crops'), 'just planted')
  const query = queryClient.getQueryCache().find({ queryKey: key('crops') })!
  expect(await retrieve(query.queryHash)).toBeUndefined()
  expect(lookedFor()).toEqual([0, 1, 1])
  await storeAnswer(query)
  expect(await retrieve(query.queryHash)).toBe('just planted')
  expect(lookedFor()).toEqual([1, 1, 1])
  vi.restoreAllMocks()
})

test('a store that does not answer does not delay the start for long', async () => {
  vi.doMock('idb', () => ({ openDB: () => new Promise(() => undefined) }))
  const { startSession } = await import('#client/phone/session.ts')
  const { restoreHome, isHomeRestored } = await import('#client/offline/cache/restore-home.ts')
  startSession({ token: 't', user: { id: 'martha', role: 'farmer' } as never })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const recalling = restoreHome()
  await vi.advanceTimersByTimeAsync(1_500)
  await recalling
  expect(isHomeRestored()).toBe(false)
})
